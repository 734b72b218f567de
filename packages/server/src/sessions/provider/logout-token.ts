import type { JWTPayload } from "jose";

/** Whose session is over: of a person of the provider, or one that it names, or both. */
export type SignedOut = Readonly<{ subject: string | undefined; sid: string | undefined }>;

type Expected = Readonly<{
  /** Where the provider's public keys are. */
  keys: string;
  issuer: string;
  clientId: string;
  fetch: (url: string) => Promise<Response>;
  now: () => number;
}>;

const event = "http://schemas.openid.net/event/backchannel-logout";
/** Signatures that only the provider can make; never those by a secret that we share, and never none. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
/** How old a token may be; clocks may differ by as much as is tolerated. */
const oldestSeconds = 300;
const toleratedSeconds = 60;
const longest = 255;

/** Judges a logout token of OpenID Connect Back-Channel Logout 1.0; throws at the first thing that is not as it must be. */
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
  // So that a token of a sign-in can never be taken for one.
  if (nonce !== undefined) throw new Error("A logout token has no nonce.");
  const sid = sidIn(named);
  if (subject === undefined && sid === undefined) throw new Error("The logout token names nobody.");
  return { subject, sid };
}

/** What a provider calls a session; one that no index would hold is as good as none. */
export function sidIn(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" && value.length <= longest ? value : undefined;
}
