import {
  anonymousWindows,
  currentVersion,
  plans,
  resolveVersion,
  type Scope,
  type Version,
  versions,
} from "@inkvoice/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refuseWebhookLoops } from "../http/request/refuse-webhook-loops.ts";
import { requireRateLimit } from "../http/response/rate-limit-headers.ts";
import type { Access, Auth } from "../http/route.ts";
import { type ApiError, refused } from "../platform/api-error.ts";
import { addressSubject } from "../platform/rate-limits/client-address.ts";
import { versionShapeOf } from "../versions/index.ts";
import { isWithin } from "./keys/allowed-addresses.ts";
import { isApiKeyText } from "./keys/api-key-text.ts";
import type { Program } from "./principal.ts";
import type { AccessServices } from "./services.ts";

const bearer = /^Bearer +([\x21-\x7e]{1,512})$/i;

const keyIn = (request: FastifyRequest) => bearer.exec(request.headers.authorization ?? "")?.[1];

/** Whether the key of an unauthenticated request is missing, malformed or unknown. */
function unauthorised(request: FastifyRequest): ApiError {
  if (request.headers.authorization === undefined) return refused("api_key_missing");
  return refused(isApiKeyText(keyIn(request) ?? "") ? "api_key_unknown" : "api_key_malformed");
}

/** Accepts keys only in the Authorization header, because URLs end up in logs. */
export async function principalOf({ apiKeys }: AccessServices, request: FastifyRequest): Promise<Program | undefined> {
  const key = keyIn(request);
  return key === undefined ? undefined : await apiKeys.recognise(key);
}

/** Counts the request against the account, or against the client's address without one. */
async function count(
  services: AccessServices,
  principal: Program | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const verdict = principal
    ? await services.rateLimiter.take(`account:${principal.accountId}`, plans[principal.plan])
    : await services.rateLimiter.take(addressSubject(request.ip), anonymousWindows);
  requireRateLimit(reply, verdict, services.clock.now());
}

/** Charges an expensive request as several, against the account. */
export async function chargeRequests(
  { rateLimiter, clock }: Pick<AccessServices, "rateLimiter" | "clock">,
  { accountId, plan }: Program,
  reply: FastifyReply,
  requests: number,
): Promise<void> {
  if (requests <= 0) return;
  requireRateLimit(reply, await rateLimiter.take(`account:${accountId}`, plans[plan], requests), clock.now());
}

/** Undefined for an unsupported version. */
function versionFor(request: FastifyRequest, reply: FastifyReply): Version | undefined {
  const requested = request.headers["service-version"];
  const version = resolveVersion(Array.isArray(requested) ? requested.join() : requested?.trim());
  if (version !== undefined && version !== currentVersion) {
    reply.header("Service-Version", version);
    for (const [name, value] of Object.entries(versionShapeOf(version).headers)) reply.header(name, value);
  }
  return version;
}

function unsupportedVersion(): ApiError {
  return refused("unknown_version", { versions: versions.join(", ") });
}

/** Admits a request with an API key before its body is read: authentication, rate limit, version. */
export async function admit(
  services: AccessServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Program | undefined> {
  refuseWebhookLoops(request);
  // First, because even a refusal uses the client's version; an unsupported one is reported after counting.
  const version = versionFor(request, reply);
  request.state = { version: version ?? currentVersion };
  const principal = await principalOf(services, request);
  if (principal) {
    request.state.accountId = principal.accountId;
    request.state.keyId = principal.keyId;
  }
  await count(services, principal, request, reply);
  if (principal?.addresses && !isWithin(request.ip, principal.addresses)) throw refused("address_not_allowed");
  // A missing key takes precedence over an unsupported version.
  if (principal && version === undefined) throw unsupportedVersion();
  return principal;
}

export type KeyAuth = Auth<AccessServices, Readonly<{ principal: Program }>> &
  Readonly<{ access: Extract<Access, { kind: "key" }> }>;

/** Authentication of API operations: an account with API access, and a key with the scope. */
export function key(scope: Scope): KeyAuth {
  return {
    access: { kind: "key", scope },
    authenticate: async (services, request, reply) => ({
      principal: authorise(await admit(services, request, reply), scope, request),
    }),
    admitAgain: async (services, request) => {
      authorise(await principalOf(services, request), scope, request);
    },
  };
}

export function authorise(principal: Program | undefined, scope: Scope, request: FastifyRequest): Program {
  if (!principal) throw unauthorised(request);
  if (!principal.apiAccess) throw refused("no_api_access");
  if (!principal.scopes.has(scope)) throw refused("scope_missing", { scope });
  return principal;
}
