import { limits } from "@inkvoice/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../platform/api-error.ts";
import { isDatabaseUnavailable } from "../platform/db/dialect.ts";
import { errorFields } from "../platform/logger.ts";
import type { Services } from "../services.ts";
import type { DashboardServices, Operation } from "../sessions/operation.ts";
import { createPasswords } from "../sessions/passwords.ts";
import { sweepSessions } from "../sessions/session-store.ts";
import { sweepAttempts } from "../sessions/throttle.ts";
import { LiveStreams } from "./live/live-streams.ts";
import { dashboardOperations } from "./operations.ts";
import { serveSite } from "./site/serve-site.ts";

const hour = 60 * 60 * 1000;

/** Mounts the dashboard: its pages at / and what they ask for under /api, in a scope of their own. */
export async function registerDashboard(app: FastifyInstance, services: Services): Promise<void> {
  const live = new LiveStreams(services);
  const dashboard: DashboardServices = { ...services, passwords: createPasswords(), live };
  // Before connections are waited for: open streams would never end by themselves.
  app.addHook("preClose", async () => live.close());
  await app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, request, reply) => answerError(dashboard, error, request, reply));
    // Uploads are read as a stream by their operation, never into memory here.
    scope.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));
    for (const operation of dashboardOperations) mount(scope, dashboard, operation);
    if (services.config.dashboardPages === "on") serveSite(scope, dashboard);
  });
  const stopSweeping = services.clock.every(hour, () => sweep(dashboard));
  app.addHook("onClose", async () => stopSweeping());
}

async function sweep({ db, clock, logger }: DashboardServices): Promise<void> {
  try {
    await sweepSessions(db, clock.now());
    await sweepAttempts(db, clock.now());
  } catch (error) {
    logger.warn(errorFields(error), "old sessions could not be removed; they are tried again in an hour");
  }
}

function mount(scope: FastifyInstance, services: DashboardServices, operation: Operation): void {
  scope.route({
    method: operation.method,
    url: operation.path,
    bodyLimit: limits.jsonBodyBytes,
    handler: async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      reply.header("x-content-type-options", "nosniff");
      const data = await operation.run(services, request, reply);
      return data === undefined ? reply : { success: true, data, error: null };
    },
  });
}

function answerError(
  services: DashboardServices,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = asApiError(error);
  if (answer.status >= 500) {
    services.logger.error(
      { ...errorFields(error), request_id: request.id, route: request.routeOptions.url, method: request.method },
      "dashboard request failed",
    );
  }
  if (answer.retryAfterSeconds !== undefined) reply.header("retry-after", String(answer.retryAfterSeconds));
  reply.removeHeader("content-disposition");
  reply.header("cache-control", "private, no-store");
  reply.header("x-content-type-options", "nosniff");
  return reply
    .code(answer.status)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ success: false, data: null, error: { code: answer.code, message: answer.message } }));
}

function asApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) return new ApiError("SERVICE_UNAVAILABLE", undefined, { retryAfterSeconds: 5 });
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new ApiError("INVALID_REQUEST") : new ApiError("INTERNAL_ERROR");
}
