import { Secret, TOTP } from "otpauth";

const period = 30;

function totpOf(secret: string, email = ""): TOTP {
  return new TOTP({ issuer: "Inkvoice", label: email, digits: 6, period, secret: Secret.fromBase32(secret) });
}

/** A secret for an authenticator app, and the address that its camera reads from the screen. */
export function newTotp(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, email).toString() };
}

/**
 * The half minute that a code belongs to, if it is right and later than the last one accepted: a code that somebody looked at
 * over a shoulder is worth nothing. One half minute either way is forgiven, for clocks that differ.
 */
export function totpStep(
  secret: string,
  code: string,
  { now, after }: { now: number; after: number },
): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / period) + delta;
  return step > after ? step : undefined;
}

/** The code of a moment; what an authenticator app would show. */
export const totpCode = (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now });
