import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const exposed = [
  "X-Request-ID",
  "Service-Version",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Retry-After",
  "Idempotent-Replayed",
  "Deprecation",
  "Sunset",
  "Link",
  "ETag",
].join(", ");
const allowedHeaders = "Authorization, Content-Type, Idempotency-Key, If-Match, Service-Version, X-Request-ID";
const allowedMethods = "GET, POST, PUT, PATCH, DELETE";
const preflightSeconds = 600;

/** Paths of the API; the dashboard under /api accepts its own pages only. */
const isOfTheApi = (request: FastifyRequest) => /^\/(v1|files)(\/|$)/.test(request.url);

/** Whether a page of this origin may call the API. */
function isAllowed(origins: readonly string[], origin: string | undefined): origin is string {
  return origin !== undefined && (origins.includes("*") || origins.includes(origin));
}

function answerPreflight(reply: FastifyReply): void {
  reply
    .header("Access-Control-Allow-Methods", allowedMethods)
    .header("Access-Control-Allow-Headers", allowedHeaders)
    .header("Access-Control-Max-Age", preflightSeconds)
    .code(204)
    .send();
}

/**
 * Allows pages of these origins to call the API. API keys are the only credentials, and browsers do not send them by
 * themselves; cookies are never allowed across origins. Must run before unknown methods are refused.
 */
export function allowOrigins(fastify: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  fastify.addHook("onRequest", (request, reply, done) => {
    const { origin } = request.headers;
    if (!isOfTheApi(request) || !isAllowed(origins, origin)) return done();
    reply.header("Access-Control-Allow-Origin", origin).header("Vary", "Origin");
    reply.header("Access-Control-Expose-Headers", exposed);
    const isPreflight = request.method === "OPTIONS" && "access-control-request-method" in request.headers;
    if (isPreflight) answerPreflight(reply);
    else done();
  });
}
