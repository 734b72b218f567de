import { Secret, TOTP } from "otpauth";

const period = 30;

function totpOf(secret: string, email = ""): TOTP {
  return new TOTP({ issuer: "Inkvoice", label: email, digits: 6, period, secret: Secret.fromBase32(secret) });
}

/** A secret for an authenticator app, and its URI for the QR code. */
export function newTotp(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, email).toString() };
}

/**
 * The time step of a valid code that is later than the last accepted one, so that an observed code is worthless.
 * Tolerates one step of clock difference.
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

/** The code at a moment, as an authenticator app shows it. */
export const totpCode = (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now });
