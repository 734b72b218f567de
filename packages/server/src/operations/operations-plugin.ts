import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refused } from "../platform/api-error.ts";
import type { Platform } from "../platform/services.ts";
import type { Config } from "../platform/settings/config.ts";
import { refreshGauges } from "./gauges.ts";
import { createReadiness } from "./readiness.ts";

/** Without a token only this machine may read metrics, except through a proxy. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  const passedOn = headers["x-forwarded-for"] ?? headers.forwarded ?? headers.via;
  const peer = raw.socket.remoteAddress ?? "";
  return passedOn === undefined && (peer === "::1" || /^(::ffff:)?127\./.test(peer));
}

/** Behind a local proxy every client seems to be local, and not every proxy adds a header. */
const isBehindProxy = ({ baseUrl, trustProxy }: Config) => trustProxy !== false || baseUrl?.startsWith("https:");

function mayReadMetrics(config: Config, request: FastifyRequest): boolean {
  const { metricsToken: token } = config;
  if (token === undefined) return !isBehindProxy(config) && isLocal(request);
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(request.headers.authorization ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Liveness, readiness and metrics for operators. */
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
      if (!mayReadMetrics(config, request)) throw refused("token_required");
      await refreshGauges(services);
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  };
}
