import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../platform/api-error.ts";
import type { Platform } from "../platform/services.ts";
import { refreshGauges } from "./gauges.ts";
import { createReadiness } from "./readiness.ts";

function mayReadMetrics(token: string | undefined, authorization: string | undefined): boolean {
  if (token === undefined) return true;
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(authorization ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** For whoever runs the service: is it alive, can it take requests, how is it doing. */
export function operationsPlugin(services: Platform) {
  const { metrics, config } = services;
  const readiness = createReadiness(services);
  return async (fastify: FastifyInstance): Promise<void> => {
    fastify.get("/healthz", async () => ({ status: "ok" }));

    fastify.get("/readyz", async (_request, reply) => {
      const answer = await readiness();
      if (answer.status !== "ok") reply.code(503).header("Retry-After", 5);
      return answer;
    });

    fastify.get("/metrics", async (request, reply) => {
      if (!mayReadMetrics(config.metricsToken, request.headers.authorization))
        throw new ApiError("UNAUTHORIZED", "A token is required.");
      await refreshGauges(services);
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  };
}
