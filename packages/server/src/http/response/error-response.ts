import {
  anonymousWindows,
  currentVersion,
  isStrictVersion,
  type SpecificReason,
  type Version,
} from "@inkvoice/contract";
import { PoolBusy } from "@inkvoice/engine/pool";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError, errorBodyOf, refused } from "../../platform/api-error.ts";
import { StorageUnavailable } from "../../platform/blobs/blob-store.ts";
import { isDatabaseUnavailable, isUnstorableText } from "../../platform/db/dialect.ts";
import { isDiskUnavailable } from "../../platform/disk-unavailable.ts";
import { errorFields } from "../../platform/logger.ts";
import { uncountedVerdict } from "../../platform/rate-limits/rate-windows.ts";
import type { Platform } from "../../platform/services.ts";
import { ClientDisconnected } from "../connection/client-disconnect.ts";
import { closeConnectionOnShutdown } from "../connection/connection-close.ts";
import { versionOf } from "../request/request-state.ts";
import { errorJson } from "./envelope.ts";
import { setRateHeaders } from "./rate-limit-headers.ts";
import { isScimPath, scimContentType, scimErrorJson } from "./scim-error.ts";

const retrySeconds = 5;
/** Long enough to free disk space. */
const diskRetrySeconds = 30;

function hasStatus(error: unknown): error is Error & { statusCode: number; code?: string } {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}

const frameworkReasons: Readonly<Record<string, SpecificReason | undefined>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_content_type",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "body_length_mismatch",
  FST_ERR_BAD_URL: "malformed_address",
};

/** Errors of Fastify itself: invalid JSON, body too large, unknown content type, malformed URL. */
function frameworkProblem(error: unknown): ApiError | undefined {
  if (!hasStatus(error) || error.statusCode < 400 || error.statusCode >= 500) return undefined;
  const reason = frameworkReasons[error.code ?? ""];
  return reason ? refused(reason, {}, { cause: error }) : new ApiError("INVALID_REQUEST", undefined, { cause: error });
}

/** The only place that maps errors to responses. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // Not a failure of the service, and nobody reads it.
  if (error instanceof ClientDisconnected) return new ApiError("INVALID_REQUEST", error.message);
  if (error instanceof StorageUnavailable || error instanceof PoolBusy || isDatabaseUnavailable(error)) {
    return new ApiError("SERVICE_UNAVAILABLE", undefined, { retryAfterSeconds: retrySeconds, cause: error });
  }
  if (isDiskUnavailable(error))
    return new ApiError("SERVICE_UNAVAILABLE", undefined, { retryAfterSeconds: diskRetrySeconds, cause: error });
  if (isUnstorableText(error)) return refused("nul_character");
  return frameworkProblem(error) ?? new ApiError("INTERNAL_ERROR", undefined, { cause: error });
}

/** Requests of people are not counted and need no key. */
function isOfTheDashboard(request: FastifyRequest): boolean {
  const { access } = request.routeOptions.config;
  return request.state?.isPerson ?? (access !== undefined && access.kind !== "key");
}

function setProgramHeaders({ clock }: Platform, problem: ApiError, reply: FastifyReply): void {
  if (!reply.hasHeader("X-RateLimit-Limit")) setRateHeaders(reply, uncountedVerdict(anonymousWindows, clock.now()));
  if (problem.status === 401) reply.header("WWW-Authenticate", "Bearer");
}

/** The statuses of 1.2 are fixed; 1.3 says 412 where If-Match does not hold. */
function statusUnder(version: Version, { code, status }: ApiError): number {
  return code === "REVISION_MISMATCH" && isStrictVersion(version) ? 412 : status;
}

function sendError(services: Platform, problem: ApiError, request: FastifyRequest, reply: FastifyReply): void {
  // A malformed URL is refused before anything else could set these.
  if (!reply.hasHeader("X-Request-ID")) reply.header("X-Request-ID", request.id);
  if (!reply.hasHeader("Service-Version")) reply.header("Service-Version", currentVersion);
  if (problem.retryAfterSeconds !== undefined) reply.header("Retry-After", problem.retryAfterSeconds);
  if (isOfTheDashboard(request)) reply.removeHeader("content-disposition").header("cache-control", "private, no-store");
  else setProgramHeaders(services, problem, reply);
  closeConnectionOnShutdown(reply);
  if (isScimPath(request.url)) {
    reply.code(problem.status).type(scimContentType).send(scimErrorJson(problem));
    return;
  }
  const version = versionOf(request, currentVersion);
  const json = errorJson({ ...errorBodyOf(problem), request_id: request.id }, version);
  reply.code(statusUnder(version, problem)).type("application/json; charset=utf-8").send(json);
}

/** A malformed URL is found before authentication: a missing key takes precedence. */
function isKeyless(error: unknown, request: FastifyRequest): boolean {
  const isMalformed = hasStatus(error) && error.code === "FST_ERR_BAD_URL";
  return isMalformed && /^\/v1(\/|$)/.test(request.url) && request.headers.authorization === undefined;
}

export function respondWithError(
  services: Platform,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = isKeyless(error, request) ? refused("api_key_missing") : toApiError(error);
  if (problem.status >= 500) {
    const fields = { request_id: request.id, route: request.routeOptions.url, status: problem.status };
    services.logger.error({ ...fields, ...errorFields(problem.cause ?? problem) }, "request failed");
  }
  sendError(services, problem, request, reply);
}
