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
import type { Principal } from "../access/principal.ts";
import { ApiError } from "../platform/api-error.ts";
import { addressSubject } from "../platform/rate-limits/client-address.ts";
import type { RateVerdict } from "../platform/rate-limits/rate-windows.ts";
import type { Services } from "../services.ts";
import { shapeOf } from "../versions/index.ts";
import { refuseOwnDeliveries } from "./refuse-own-deliveries.ts";

const bearer = /^Bearer +([\x21-\x7e]{1,512})$/i;

/** Whom the Authorization header names. Keys are taken from there and nowhere else: an address ends up in logs. */
export async function principalOf({ apiKeys }: Services, request: FastifyRequest): Promise<Principal | undefined> {
  const key = bearer.exec(request.headers.authorization ?? "")?.[1];
  return key === undefined ? undefined : await apiKeys.recognise(key);
}

export function setRateHeaders(reply: FastifyReply, verdict: RateVerdict): void {
  reply.header("X-RateLimit-Limit", verdict.limit);
  reply.header("X-RateLimit-Remaining", verdict.remaining);
  reply.header("X-RateLimit-Reset", verdict.resetSeconds);
}

export function requireRoom(verdict: RateVerdict, now: number): void {
  if (verdict.allowed) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(verdict.resetSeconds - now / 1000));
  throw new ApiError("RATE_LIMIT_EXCEEDED", undefined, { retryAfterSeconds });
}

/** Counts the request against the account, or against the client's address when there is none. */
async function count(
  services: Services,
  principal: Principal | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const verdict = principal
    ? await services.rateLimiter.take(`account:${principal.accountId}`, plans[principal.plan])
    : await services.rateLimiter.take(addressSubject(request.ip), anonymousWindows);
  setRateHeaders(reply, verdict);
  requireRoom(verdict, services.clock.now());
}

/** Undefined for a version that is not spoken here. */
function versionFor(request: FastifyRequest, reply: FastifyReply): Version | undefined {
  const requested = request.headers["service-version"];
  const version = resolveVersion(Array.isArray(requested) ? requested.join() : requested?.trim());
  if (version !== undefined && version !== currentVersion) {
    reply.header("Service-Version", version);
    for (const [name, value] of Object.entries(shapeOf(version).headers)) reply.header(name, value);
  }
  return version;
}

function unsupportedVersion(): ApiError {
  const message = `Service-Version must be one of ${versions.join(", ")}, or a prefix such as 1 or 1.1.`;
  return new ApiError("UNSUPPORTED_VERSION", message);
}

/** Every request to the API comes through here before its body is read: who, how many, which version. */
export async function admit(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  refuseOwnDeliveries(request);
  // First, because a refusal speaks the client's version too; an unknown one is told after it was counted.
  const version = versionFor(request, reply);
  const state = { principal: undefined as Principal | undefined, version: version ?? currentVersion };
  request.state = state;
  state.principal = await principalOf(services, request);
  await count(services, state.principal, request, reply);
  if (version === undefined) throw unsupportedVersion();
}

/** What an operation may assume: a known account with API access whose key has the scope. */
export function authorise(principal: Principal | undefined, scope: Scope): Principal {
  if (!principal) throw new ApiError("UNAUTHORIZED");
  if (!principal.apiAccess) throw new ApiError("FORBIDDEN", "This account has no API access.");
  if (!principal.scopes.has(scope)) throw new ApiError("FORBIDDEN", `This API key lacks the scope ${scope}.`);
  return principal;
}
