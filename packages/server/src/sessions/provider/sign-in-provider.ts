import type { ProviderProblem } from "@inkvoice/contract/dashboard";
import type { Configuration } from "openid-client";
import { parseRange } from "../../platform/outbound/addresses.ts";
import { createGuardedFetch, FetchFailed } from "../../platform/outbound/guarded-fetch.ts";
import { createResolver } from "../../platform/outbound/resolver.ts";
import type { Config } from "../../platform/settings/config.ts";
import { readLogoutToken, type SignedOut, sidIn } from "./logout-token.ts";

/** Values that the browser must bring back. */
export type Checks = Readonly<{ state: string; nonce: string; verifier: string }>;

/** The identity according to the provider, after all checks. */
export type ProvenIdentity = Readonly<{
  issuer: string;
  subject: string;
  /** Lower-case; undefined unless the provider has verified it. */
  email: string | undefined;
  name: string | undefined;
  /** The provider's session id. */
  sid: string | undefined;
}>;

export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** The OpenID Connect provider for sign-ins. */
export type SignInProvider = Readonly<{
  name: string;
  issuer: string;
  /** URL for the browser. `again`: the provider must ask for credentials even if it knows the browser. */
  begin(wish: Readonly<{ redirectUri: string; again: boolean }>): Promise<{ url: string; checks: Checks }>;
  /** The identity, or a ProviderRefusal. */
  complete(callback: URL, checks: Checks, again: boolean): Promise<ProvenIdentity>;
  /** The ended session, or a ProviderRefusal. */
  signedOut(token: string): Promise<SignedOut>;
  /** URL for signing out at the provider; undefined if it has none. */
  signOutUrl(returnTo: string): Promise<string | undefined>;
}>;

export type ProviderSettings = Pick<
  Config,
  "oidcIssuer" | "oidcClientId" | "oidcClientSecret" | "oidcName" | "oidcAllow"
>;

const timeLimits = { connectTimeoutMs: 5000, answerTimeoutMs: 5000 } as const;
/** Provider metadata is refreshed hourly. */
const discoveredForMs = 60 * 60 * 1000;
/** Maximum age, in seconds, of a forced authentication at the provider. */
const answeredWithin = 120;

/** Limit of the protocol, and of an index. */
const longestSubject = 255;

/** Loaded on first use: most installations have no provider. */
const library = () => import("openid-client");

export function createSignInProvider(settings: ProviderSettings, now: () => number): SignInProvider | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcName: name } = settings;
  if (!issuer || !clientId) return undefined;
  const discover = discovery(settings, { issuer, clientId });
  let known: { config: Configuration; at: number } | undefined;

  async function configuration(): Promise<Configuration> {
    if (known && now() - known.at < discoveredForMs) return known.config;
    known = { config: await discover(), at: now() };
    return known.config;
  }

  return {
    name,
    issuer,
    begin: (wish) => guarded(async () => begin(await configuration(), wish)),
    complete: (callback, checks, again) =>
      guarded(async () => complete(await configuration(), { callback, checks, again, issuer })),
    signedOut: (token) =>
      guarded(async () => {
        const { jwks_uri: keys } = (await configuration()).serverMetadata();
        if (keys === undefined) throw new ProviderRefusal("refused");
        return await readLogoutToken(token, { keys, issuer, clientId, fetch: guardedFetchOf(settings), now });
      }),
    signOutUrl: (returnTo) =>
      guarded(async () => {
        const config = await configuration();
        if (!config.serverMetadata().end_session_endpoint) return undefined;
        const { buildEndSessionUrl } = await library();
        return buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
      }),
  };
}

/** Fetches the provider's metadata, through the guards of every outbound request. */
function discovery(settings: ProviderSettings, { issuer, clientId }: { issuer: string; clientId: string }) {
  const url = new URL(issuer);
  const plain = isPlain(url);
  const guardedFetch = guardedFetchOf(settings);
  return async (): Promise<Configuration> => {
    const { allowInsecureRequests, ClientSecretPost, customFetch, discovery, enableNonRepudiationChecks, None } =
      await library();
    const secret = settings.oidcClientSecret;
    return await discovery(url, clientId, undefined, secret ? ClientSecretPost(secret) : None(), {
      // Also verifies signatures, however the connection was protected.
      execute: [enableNonRepudiationChecks, ...(plain ? [allowInsecureRequests] : [])],
      [customFetch]: guardedFetch,
      timeout: (timeLimits.connectTimeoutMs + timeLimits.answerTimeoutMs) / 1000,
    });
  };
}

const isPlain = (url: URL) => url.protocol === "http:";

function guardedFetchOf({ oidcIssuer, oidcAllow }: ProviderSettings) {
  const url = new URL(oidcIssuer ?? "");
  const rules = {
    allow: oidcAllow.map(parseRange),
    ports: [443, Number(url.port) || (isPlain(url) ? 80 : 443)],
    ownHosts: () => [],
    ownPort: () => undefined,
  };
  return createGuardedFetch({ rules, resolve: createResolver(), ...timeLimits });
}

async function begin(config: Configuration, { redirectUri, again }: { redirectUri: string; again: boolean }) {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
    await library();
  const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const url = buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: "S256",
    ...(again && { prompt: "login", max_age: "0" }),
  });
  return { url: url.href, checks };
}

type Return = Readonly<{ callback: URL; checks: Checks; again: boolean; issuer: string }>;

/**
 * Entra ID sends no `email_verified`. Its optional claim `xms_edov` (email domain owner verified) says the same of the
 * address in the same token, as true or as 1.
 */
function isDomainVerified({ email, xms_edov: verified }: Readonly<Record<string, unknown>>): boolean {
  return email !== undefined && [true, 1, "1", "true"].some((yes) => yes === verified);
}

/** Exchanges the code and verifies the token: issuer, audience, nonce, age, signature. */
async function complete(config: Configuration, { callback, checks, again, issuer }: Return): Promise<ProvenIdentity> {
  const { authorizationCodeGrant, fetchUserInfo } = await library();
  const tokens = await authorizationCodeGrant(config, callback, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.verifier,
    idTokenExpected: true,
    ...(again && { maxAge: answeredWithin }),
  });
  const claims = tokens.claims();
  if (!claims || claims.sub.length > longestSubject) throw new ProviderRefusal("refused");
  const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
  // Many providers return the address only there.
  const more =
    claims.email === undefined && hasUserInfo ? await fetchUserInfo(config, tokens.access_token, claims.sub) : {};
  const { email, name, sid, ...rest }: Readonly<Record<string, unknown>> = { ...more, ...claims };
  const isVerified = "email_verified" in rest ? rest.email_verified === true : isDomainVerified(claims);
  return {
    issuer,
    subject: claims.sub,
    email: isVerified && typeof email === "string" ? email.toLowerCase() : undefined,
    name: typeof name === "string" ? name : undefined,
    sid: sidIn(sid),
  };
}

/** Maps errors to a message for the visitor; the cause is logged. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefusal) throw error;
    const { AuthorizationResponseError } = await library();
    if (error instanceof AuthorizationResponseError) throw new ProviderRefusal("denied", error);
    // The library wraps errors of its requests.
    const reason = error instanceof Error && error.cause instanceof FetchFailed ? error.cause : error;
    throw new ProviderRefusal(reason instanceof FetchFailed ? "unavailable" : "refused", reason);
  }
}
