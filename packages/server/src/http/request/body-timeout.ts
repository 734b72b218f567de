import type { FastifyInstance, FastifyRequest } from "fastify";
import { respondToMalformedRequest } from "../connection/malformed-request.ts";

export const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** A body that does not arrive in time is not waited for, unless its route is patient; the server's own limit ends those. */
export function limitBodyTime(fastify: FastifyInstance, limitMs: number, now: () => number): void {
  fastify.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.patient) giveUpAfter(request, limitMs, now);
    done();
  });
}

function giveUpAfter({ raw }: FastifyRequest, limitMs: number, now: () => number): void {
  const tooSlow = Object.assign(new Error("The body took too long."), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  const timer = setTimeout(() => {
    if (!raw.complete) respondToMalformedRequest(tooSlow, raw.socket, now());
  }, limitMs);
  timer.unref();
  const stop = () => clearTimeout(timer);
  raw.once("end", stop).once("close", stop);
}
