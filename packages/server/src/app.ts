import { currentVersion, limits } from "@inkvoice/contract";
import { fastify as createServer, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { admit } from "./access/admit.ts";
import { logKeyRequests } from "./access/keys/log-key-requests.ts";
import { refuseMethod } from "./http/allowed-methods.ts";
import { limitConnectionsPerAddress } from "./http/connection/connection-limit.ts";
import { respondToMalformedRequest } from "./http/connection/malformed-request.ts";
import { trackSilentConnections } from "./http/connection/silent-connections.ts";
import { discardUnreadBodies } from "./http/connection/unread-bodies.ts";
import { limitBodyTime } from "./http/request/body-timeout.ts";
import { allowOrigins } from "./http/request/cors.ts";
import { requestIdOf } from "./http/request/request-id.ts";
import { refuseUnlessOneHost } from "./http/request/require-one-host.ts";
import { respondWithError } from "./http/response/error-response.ts";
import { observeResponses } from "./http/response/observe-responses.ts";
import { serveRoutes } from "./http/serve-routes.ts";
import { docsPlugin } from "./openapi/docs-plugin.ts";
import { operationsPlugin } from "./operations/operations-plugin.ts";
import { ApiError } from "./platform/api-error.ts";
import type { Config } from "./platform/settings/config.ts";
import { apiRoutes, fileRoutes, scimRoutes, webRoutes } from "./routes.ts";
import type { Services } from "./services.ts";
import { loadSite } from "./web/site/files.ts";
import { serveDocs } from "./web/site/serve-docs.ts";
import { serveSite } from "./web/site/serve-site.ts";
import { wantsErrorPage } from "./web/site/wants-error-page.ts";

/** Minimum speed of request bodies; it applies after the first 20 seconds. */
const bodyPace = { startMs: 20_000, bytesPerSecond: 500, longestMs: 120_000 };
/** Two gigabytes at 10 Mbit/s. */
const longestBodyMs = 30 * 60_000;
const headersTimeoutMs = 10_000;
const maxHeaderBytes = 16 * 1024;

/**
 * A number means exactly that many hops, counted from our side; entries that a client added before them are ignored.
 */
function proxyTrust(setting: Config["trustProxy"]) {
  if (typeof setting === "number") return (_address: string, hop: number) => hop < setting;
  return setting === false ? false : [...setting];
}

function createFastify(services: Services): FastifyInstance {
  const { config, clock } = services;
  const fastify = createServer({
    logger: false,
    trustProxy: proxyTrust(config.trustProxy),
    bodyLimit: limits.jsonBodyBytes,
    // An id of any length is "not found", which the operation decides.
    routerOptions: { maxParamLength: maxHeaderBytes },
    requestTimeout: longestBodyMs,
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request, clock.now()),
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: 5000,
      // Checked by refuseUnlessOneHost, whose answer has the envelope.
      requireHostHeader: false,
    },
    forceCloseConnections: "idle",
    // A request over a kept-alive connection during shutdown is answered normally.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => respondToMalformedRequest(error, socket, clock.now()),
    frameworkErrors: (error, request, reply) => respondWithError(services, error, request, reply),
  });
  fastify.server.maxConnections = config.maxConnections;
  limitConnectionsPerAddress(fastify.server, config.maxConnectionsPerAddress);
  return fastify;
}

export type App = Readonly<{
  fastify: FastifyInstance;
  /** Accepts no new connections, answers pending requests, and asks clients to reconnect elsewhere. */
  close(): Promise<void>;
}>;

const idleCheckMs = 100;
const silenceMs = 1000;
/** Time for a client that was answered before the end of its body to read the response. */
const unreadBodyGraceMs = 1000;
/** Time for requests in progress: a body may take half an hour to arrive, and a download to leave. */
const requestGraceMs = 15_000;

function closeGracefully(fastify: FastifyInstance): () => Promise<void> {
  const { server } = fastify;
  const closeSilentConnections = trackSilentConnections(server);
  const closeUnreadBodies = discardUnreadBodies(fastify);
  return async () => {
    const began = performance.now();
    // A connection that was busy when closing began becomes idle later, and nothing else would close it.
    const timer = setInterval(() => {
      const elapsed = performance.now() - began;
      server.closeIdleConnections();
      closeSilentConnections(silenceMs);
      if (elapsed > unreadBodyGraceMs) closeUnreadBodies();
      if (elapsed > requestGraceMs) server.closeAllConnections();
    }, idleCheckMs);
    await fastify.close();
    clearInterval(timer);
  };
}

/** The contract has no status 405: an unknown method is 404 too. */
async function refuseUnknown(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<never> {
  await admit(services, request, reply);
  throw refuseMethod(apiRoutes, request, reply) ?? new ApiError("NOT_FOUND");
}

/** Creates the HTTP server with everything that all responses share; each operation declares its own authentication. */
export async function createApp(services: Services): Promise<App> {
  const fastify = createFastify(services);
  fastify.decorateRequest("state", null);
  allowOrigins(fastify, services.config.corsOrigins);
  const secure = services.publicUrl().startsWith("https:");
  fastify.addHook("onRequest", (request, reply, done) => {
    reply.header("X-Request-ID", request.id);
    reply.header("Service-Version", currentVersion);
    reply.header("X-Content-Type-Options", "nosniff");
    if (secure) reply.header("Strict-Transport-Security", "max-age=31536000");
    const refusal = refuseUnlessOneHost(request, reply);
    // Refused before the body is read: an unknown path is 404 whatever is sent.
    if (refusal) done(refusal);
    else if (request.is404 && !wantsErrorPage(services, request)) refuseUnknown(services, request, reply).catch(done);
    else done();
  });
  limitBodyTime(fastify, bodyPace, services.clock.now);
  observeResponses(fastify, services);
  logKeyRequests(fastify, services);
  fastify.setErrorHandler((error, request, reply) => respondWithError(services, error, request, reply));
  const close = closeGracefully(fastify);
  // Before waiting for connections: open streams would not end by themselves.
  fastify.addHook("preClose", async () => services.live.close());
  const { dashboard, dashboardPages } = services.config;
  const routes = [...apiRoutes, ...scimRoutes, ...fileRoutes, ...(dashboard === "on" ? webRoutes : [])];
  await fastify.register(serveRoutes(services, routes));
  await fastify.register(operationsPlugin(services));
  await fastify.register(docsPlugin(services));
  serveDocs(fastify);
  if (dashboard === "on" && dashboardPages === "on") serveSite(fastify, services, await loadSite());
  return { fastify, close };
}
