import { currentVersion, limits } from "@inkvoice/contract";
import { fastify as createServer, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { admit } from "./access/admit.ts";
import { limitConnectionsPerAddress } from "./http/connection/connection-limit.ts";
import { answerClientError } from "./http/connection/malformed-request.ts";
import { watchSilentConnections } from "./http/connection/silent-connections.ts";
import { limitBodyTime } from "./http/request/body-timeout.ts";
import { allowOrigins } from "./http/request/cors.ts";
import { refuseSecondHost } from "./http/request/duplicate-host.ts";
import { requestIdOf } from "./http/request/request-id.ts";
import { answerError } from "./http/response/error-response.ts";
import { observeResponses } from "./http/response/observe-responses.ts";
import { serveRoutes } from "./http/serve-routes.ts";
import { docsPlugin } from "./openapi/docs-plugin.ts";
import { operationsPlugin } from "./operations/operations-plugin.ts";
import { ApiError } from "./platform/api-error.ts";
import type { Config } from "./platform/settings/config.ts";
import { apiRoutes, fileRoutes, webRoutes } from "./routes.ts";
import type { Services } from "./services.ts";
import { loadSite } from "./web/site/files.ts";
import { isLostVisitor } from "./web/site/lost-visitor.ts";
import { serveDocs } from "./web/site/serve-docs.ts";
import { serveSite } from "./web/site/serve-site.ts";

const bodyTimeoutMs = 120_000;
/** Two gigabytes over a line of 10 Mbit/s. */
const longestBodyMs = 30 * 60_000;
const headersTimeoutMs = 10_000;
const maxHeaderBytes = 16 * 1024;

/** With a number, exactly that many hops are believed, counted from our side: what a client wrote before them is not. */
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
    // An id of any length is one that is not there, which is for the operation to say.
    routerOptions: { maxParamLength: maxHeaderBytes },
    requestTimeout: longestBodyMs,
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request, clock.now()),
    http: { maxHeaderSize: maxHeaderBytes, headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 5000 },
    forceCloseConnections: "idle",
    // A request that comes in over a kept connection while the service stops is answered like any other.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, clock.now()),
    frameworkErrors: (error, request, reply) => answerError(services, error, request, reply),
  });
  fastify.server.maxConnections = config.maxConnections;
  limitConnectionsPerAddress(fastify.server, config.maxConnectionsPerAddress);
  return fastify;
}

export type App = Readonly<{
  fastify: FastifyInstance;
  /** Takes no new connection, answers what has come in, and asks clients to connect elsewhere. */
  close(): Promise<void>;
}>;

const idleCheckMs = 100;
const silenceMs = 1000;

function closeGracefully(fastify: FastifyInstance): () => Promise<void> {
  const closeSilentConnections = watchSilentConnections(fastify.server);
  return async () => {
    // A connection that was busy when closing began becomes idle later; nothing else would ever end it.
    const timer = setInterval(() => {
      fastify.server.closeIdleConnections();
      closeSilentConnections(silenceMs);
    }, idleCheckMs);
    await fastify.close();
    clearInterval(timer);
  };
}

async function refuseUnknown(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<never> {
  await admit(services, request, reply);
  throw new ApiError("NOT_FOUND");
}

/**
 * Puts the HTTP side together. What every response carries is set here; what each operation asks of its caller is said in
 * its own file.
 */
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
    const refusal = refuseSecondHost(request, reply);
    // Refused before the body is looked at: an unknown address is 404 whatever is sent to it.
    if (refusal) done(refusal);
    else if (request.is404 && !isLostVisitor(services, request)) refuseUnknown(services, request, reply).catch(done);
    else done();
  });
  limitBodyTime(fastify, bodyTimeoutMs, services.clock.now);
  observeResponses(fastify, services);
  fastify.setErrorHandler((error, request, reply) => answerError(services, error, request, reply));
  const close = closeGracefully(fastify);
  // Before connections are waited for: open streams would never end by themselves.
  fastify.addHook("preClose", async () => services.live.close());
  const { dashboard, dashboardPages } = services.config;
  const routes = [...apiRoutes, ...fileRoutes, ...(dashboard === "on" ? webRoutes : [])];
  await fastify.register(serveRoutes(services, routes));
  await fastify.register(operationsPlugin(services));
  await fastify.register(docsPlugin(services));
  serveDocs(fastify);
  if (dashboard === "on" && dashboardPages === "on") serveSite(fastify, services, await loadSite());
  return { fastify, close };
}
