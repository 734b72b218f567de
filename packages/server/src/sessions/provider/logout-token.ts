import type { JWTPayload } from "jose";

/** The ended session: that of a person, a named one, or both. */
export type SignedOut = Readonly<{ subject: string | undefined; sid: string | undefined }>;

type Expected = Readonly<{
  /** URL of the provider's public keys. */
  keys: string;
  issuer: string;
  clientId: string;
  fetch: (url: string) => Promise<Response>;
  now: () => number;
}>;

const event = "http://schemas.openid.net/event/backchannel-logout";
/** Public-key algorithms only: never a shared secret, and never "none". */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
/** Maximum age of a token, plus tolerance for clocks. */
const oldestSeconds = 300;
const toleratedSeconds = 60;
const longest = 255;

/** Validates a logout token (OpenID Connect Back-Channel Logout 1.0). Throws at the first violation. */
export async function readLogoutToken(token: string, expected: Expected): Promise<SignedOut> {
  const { createRemoteJWKSet, customFetch, jwtVerify } = await import("jose");
  const keys = createRemoteJWKSet(new URL(expected.keys), { [customFetch]: (url: string) => expected.fetch(url) });
  const { payload } = await jwtVerify(token, keys, {
    issuer: expected.issuer,
    audience: expected.clientId,
    algorithms,
    requiredClaims: ["iat", "jti"],
    maxTokenAge: oldestSeconds,
    clockTolerance: toleratedSeconds,
    currentDate: new Date(expected.now()),
  });
  return signedOutOf(payload);
}

function signedOutOf({ events, nonce, sub: subject, sid: named }: JWTPayload): SignedOut {
  const told = events as Readonly<Record<string, unknown>> | undefined;
  if (typeof told !== "object" || told === null || typeof told[event] !== "object" || told[event] === null)
    throw new Error("It is no logout token.");
  // Prevents the use of a sign-in token as logout token.
  if (nonce !== undefined) throw new Error("A logout token has no nonce.");
  const sid = sidIn(named);
  if (subject === undefined && sid === undefined) throw new Error("The logout token names nobody.");
  return { subject, sid };
}

/** The provider's session id; too long ones are ignored. */
export function sidIn(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" && value.length <= longest ? value : undefined;
}
