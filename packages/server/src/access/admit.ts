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
import { refuseOwnDeliveries } from "../http/request/refuse-webhook-loops.ts";
import { requireRoom } from "../http/response/rate-limit-headers.ts";
import type { Auth } from "../http/route.ts";
import { ApiError } from "../platform/api-error.ts";
import { addressSubject } from "../platform/rate-limits/client-address.ts";
import { isPublishedEvent, namesPublishedVersion } from "../versions/as-published.ts";
import { versionShapeOf } from "../versions/index.ts";
import { isWithin } from "./keys/allowed-addresses.ts";
import type { Principal } from "./principal.ts";
import type { AccessServices } from "./services.ts";

const bearer = /^Bearer +([\x21-\x7e]{1,512})$/i;

/** Whom the Authorization header names. Keys are taken from there and nowhere else: an address ends up in logs. */
export async function principalOf(
  { apiKeys }: AccessServices,
  request: FastifyRequest,
): Promise<Principal | undefined> {
  const key = bearer.exec(request.headers.authorization ?? "")?.[1];
  return key === undefined ? undefined : await apiKeys.recognise(key);
}

/** Counts the request against the account, or against the client's address when there is none. */
async function count(
  services: AccessServices,
  principal: Principal | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const verdict = principal
    ? await services.rateLimiter.take(`account:${principal.accountId}`, plans[principal.plan])
    : await services.rateLimiter.take(addressSubject(request.ip), anonymousWindows);
  requireRoom(reply, verdict, services.clock.now());
}

/** Counts a request that costs as much as several: as many more, against the account. */
export async function chargeFurther(
  { rateLimiter, clock }: Pick<AccessServices, "rateLimiter" | "clock">,
  { accountId, plan }: Principal,
  reply: FastifyReply,
  requests: number,
): Promise<void> {
  if (requests <= 0) return;
  requireRoom(reply, await rateLimiter.take(`account:${accountId}`, plans[plan], requests), clock.now());
}

/** Undefined for a version that is not spoken here. */
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
  const message = `Service-Version must be one of ${versions.join(", ")}, or a prefix such as 1 or 1.1.`;
  return new ApiError("UNSUPPORTED_VERSION", message);
}

/** Every request of a program comes through here before its body is read: who, how many, which version. */
export async function admit(
  services: AccessServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Principal | undefined> {
  refuseOwnDeliveries(request);
  // First, because a refusal speaks the client's version too; an unknown one is told after it was counted.
  const version = versionFor(request, reply);
  const asPublished = namesPublishedVersion(String(request.headers["service-version"] ?? ""));
  request.state = { version: version ?? currentVersion, asPublished };
  if (asPublished) request.state.isKnownEvent = isPublishedEvent;
  const principal = await principalOf(services, request);
  if (principal) request.state.accountId = principal.accountId;
  await count(services, principal, request, reply);
  if (principal?.addresses && !isWithin(request.ip, principal.addresses))
    throw new ApiError("FORBIDDEN", "This API key may not be used from this address.");
  // Whoever has no key is told so first.
  if (principal && version === undefined) throw unsupportedVersion();
  return principal;
}

/** For operations of the API: a known account with API access whose key has the scope. */
export function key(scope: Scope): Auth<AccessServices, Readonly<{ principal: Principal }>> {
  return {
    access: { kind: "key", scope },
    authenticate: async (services, request, reply) => ({
      principal: authorise(await admit(services, request, reply), scope),
    }),
    admitAgain: async (services, request) => {
      authorise(await principalOf(services, request), scope);
    },
  };
}

export function authorise(principal: Principal | undefined, scope: Scope): Principal {
  if (!principal) throw new ApiError("UNAUTHORIZED");
  if (!principal.apiAccess) throw new ApiError("FORBIDDEN", "This account has no API access.");
  if (!principal.scopes.has(scope)) throw new ApiError("FORBIDDEN", `This API key lacks the scope ${scope}.`);
  return principal;
}
