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
].join(", ");
const allowedHeaders = "Authorization, Content-Type, Idempotency-Key, If-Match, Service-Version, X-Request-ID";
const allowedMethods = "GET, POST, PATCH, DELETE";
const preflightSeconds = 600;

/** The API's own addresses; the dashboard under /api speaks to its own pages only. */
const isOfTheApi = (request: FastifyRequest) => /^\/(v1|files)(\/|$)/.test(request.url);

/** Whether a page of this origin may call the API from a browser. */
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
 * Lets pages of the named origins call the API. Keys are the only credentials, which no browser sends by itself: no cookie is
 * ever allowed across origins. Must come before whatever refuses unknown methods.
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
