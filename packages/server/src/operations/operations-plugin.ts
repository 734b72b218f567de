import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refused } from "../platform/api-error.ts";
import type { Platform } from "../platform/services.ts";
import type { Config } from "../platform/settings/config.ts";
import { refreshGauges } from "./gauges.ts";
import { createReadiness } from "./readiness.ts";

/** Without a token whoever is on this machine may ask; what a proxy on this machine passes on comes from elsewhere. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  const passedOn = headers["x-forwarded-for"] ?? headers.forwarded ?? headers.via;
  const peer = raw.socket.remoteAddress ?? "";
  return passedOn === undefined && (peer === "::1" || /^(::ffff:)?127\./.test(peer));
}

/** Behind a proxy on this machine everybody seems to be on it, and not every proxy says that it passes a request on. */
const isBehindProxy = ({ baseUrl, trustProxy }: Config) => trustProxy !== false || baseUrl?.startsWith("https:");

function mayReadMetrics(config: Config, request: FastifyRequest): boolean {
  const { metricsToken: token } = config;
  if (token === undefined) return !isBehindProxy(config) && isLocal(request);
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(request.headers.authorization ?? "");
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
      if (!mayReadMetrics(config, request)) throw refused("token_required");
      await refreshGauges(services);
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  };
}
