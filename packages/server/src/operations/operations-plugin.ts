import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { ApiError } from "../platform/api-error.ts";
import type { Platform } from "../platform/services.ts";

const checkMs = 2000;

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("took too long")), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function stateOf(work: Promise<unknown>): Promise<"ok" | "unavailable"> {
  return await within(checkMs, work).then(
    () => "ok" as const,
    () => "unavailable" as const,
  );
}

function mayReadMetrics(token: string | undefined, authorization: string | undefined): boolean {
  if (token === undefined) return true;
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(authorization ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** For whoever runs the service: is it alive, can it take requests, how is it doing. */
export function operationsPlugin(services: Platform) {
  const { db, blobs, metrics, config } = services;
  return async (fastify: FastifyInstance): Promise<void> => {
    fastify.get("/healthz", async () => ({ status: "ok" }));

    fastify.get("/readyz", async (_request, reply) => {
      const [database, storage] = await Promise.all([stateOf(sql`select 1`.execute(db)), stateOf(blobs.probe())]);
      const ready = database === "ok" && storage === "ok";
      if (!ready) reply.code(503).header("Retry-After", 5);
      return { status: ready ? "ok" : "unavailable", database, storage };
    });

    fastify.get("/metrics", async (request, reply) => {
      if (!mayReadMetrics(config.metricsToken, request.headers.authorization))
        throw new ApiError("UNAUTHORIZED", "A token is required.");
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  };
}
