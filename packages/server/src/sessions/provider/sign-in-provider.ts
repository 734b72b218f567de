import type { ProviderProblem } from "@inkvoice/contract/dashboard";
import type { Configuration } from "openid-client";
import { parseRange } from "../../platform/outbound/addresses.ts";
import { createGuardedFetch, FetchFailed } from "../../platform/outbound/guarded-fetch.ts";
import { createResolver } from "../../platform/outbound/resolver.ts";
import type { Config } from "../../platform/settings/config.ts";
import { readLogoutToken, type SignedOut, sidIn } from "./logout-token.ts";

/** What a browser must bring back for its sign-in to count. */
export type Checks = Readonly<{ state: string; nonce: string; verifier: string }>;

/** Who somebody is, as the provider says after everything it said was checked. */
export type ProvenIdentity = Readonly<{
  issuer: string;
  subject: string;
  /** Lower-case; undefined where the provider does not vouch for it. */
  email: string | undefined;
  name: string | undefined;
  /** What the provider calls the session that it began. */
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

/** The OpenID Connect provider that people may sign in with. */
export type SignInProvider = Readonly<{
  name: string;
  issuer: string;
  /** Where to send the browser. `again`: the provider asks who is there even if it knows the browser. */
  begin(wish: Readonly<{ redirectUri: string; again: boolean }>): Promise<{ url: string; checks: Checks }>;
  /** Who came back, or a ProviderRefusal. */
  complete(callback: URL, checks: Checks, again: boolean): Promise<ProvenIdentity>;
  /** Whose session the provider says is over, or a ProviderRefusal. */
  signedOut(token: string): Promise<SignedOut>;
  /** Where a browser goes to be signed out there too; undefined where the provider has no such place. */
  signOutUrl(returnTo: string): Promise<string | undefined>;
}>;

export type ProviderSettings = Pick<
  Config,
  "oidcIssuer" | "oidcClientId" | "oidcClientSecret" | "oidcName" | "oidcAllow"
>;

const timeLimits = { connectTimeoutMs: 5000, answerTimeoutMs: 5000 } as const;
/** What the provider says of itself is asked for again after an hour, so that its changes arrive. */
const discoveredForMs = 60 * 60 * 1000;
/** How long ago, in seconds, somebody who was asked again may have answered the provider. */
const answeredWithin = 120;

/** By the protocol; longer ones no index would hold. */
const longestSubject = 255;

/** Its library is loaded when the first person needs it: most installations have no provider. */
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

/** Asks the provider for its addresses and keys, through the same guard as every request to an address of somebody else. */
function discovery(settings: ProviderSettings, { issuer, clientId }: { issuer: string; clientId: string }) {
  const url = new URL(issuer);
  const plain = isPlain(url);
  const guardedFetch = guardedFetchOf(settings);
  return async (): Promise<Configuration> => {
    const { allowInsecureRequests, ClientSecretPost, customFetch, discovery, enableNonRepudiationChecks, None } =
      await library();
    const secret = settings.oidcClientSecret;
    return await discovery(url, clientId, undefined, secret ? ClientSecretPost(secret) : None(), {
      // The signature of what the provider says is checked as well, whatever protected the connection.
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

/** Exchanges the code and judges the token: issuer, audience, nonce, age, signature. */
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
  // Many providers tell the address there and not in the token.
  const more =
    claims.email === undefined && hasUserInfo ? await fetchUserInfo(config, tokens.access_token, claims.sub) : {};
  const { email, email_verified: verified, name, sid }: Readonly<Record<string, unknown>> = { ...more, ...claims };
  return {
    issuer,
    subject: claims.sub,
    email: verified === true && typeof email === "string" ? email.toLowerCase() : undefined,
    name: typeof name === "string" ? name : undefined,
    sid: sidIn(sid),
  };
}

/** Turns whatever went wrong into what the visitor is told; the cause goes to the log. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefusal) throw error;
    const { AuthorizationResponseError } = await library();
    if (error instanceof AuthorizationResponseError) throw new ProviderRefusal("denied", error);
    // The library puts what its requests throw into errors of its own.
    const reason = error instanceof Error && error.cause instanceof FetchFailed ? error.cause : error;
    throw new ProviderRefusal(reason instanceof FetchFailed ? "unavailable" : "refused", reason);
  }
}
