import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/services.ts";

/** Measures every response, and logs changes and errors; reads only at debug level. */
export function observeResponses(fastify: FastifyInstance, { metrics, logger }: Platform): void {
  type Child = ReturnType<typeof metrics.requestSeconds.labels>;
  // Finding a histogram by its labels costs more than observing it.
  const children = new Map<string, Child>();

  function histogram(method: string, route: string, status: number): Child {
    const name = `${method} ${route} ${status}`;
    const known = children.get(name);
    if (known) return known;
    const child = metrics.requestSeconds.labels(method, route, String(status));
    children.set(name, child);
    return child;
  }

  fastify.addHook("onResponse", (request, reply, done) => {
    const route = request.state?.path ?? request.routeOptions.url ?? "unknown";
    const { method } = request;
    const status = reply.statusCode;
    histogram(method, route, status).observe(reply.elapsedTime / 1000);
    done();
    const level = status < 400 && method === "GET" ? "debug" : "info";
    if (!logger.isLevelEnabled(level)) return;
    const fields = { request_id: request.id, method, route, status, duration_ms: Math.round(reply.elapsedTime) };
    const accountId = request.state?.accountId;
    logger[level](accountId === undefined ? fields : { ...fields, account_id: accountId }, "request");
  });
}
