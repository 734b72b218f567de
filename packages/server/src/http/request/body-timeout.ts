import type { FastifyInstance, FastifyRequest } from "fastify";
import { respondToMalformedRequest } from "../connection/malformed-request.ts";

export const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Minimum speed of a body. */
export type BodyPace = Readonly<{
  /** Time limit for the first bytes, as for headers. */
  startMs: number;
  /** Minimum average rate after that. */
  bytesPerSecond: number;
  /** Time limit for the whole body, unless its route is `patient`; the server's limit ends those. */
  longestMs: number;
}>;

/** Ends requests whose body is too slow. */
export function limitBodyTime(fastify: FastifyInstance, pace: BodyPace, now: () => number): void {
  fastify.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request)) watchBody(request, pace, now);
    done();
  });
}

function watchBody({ raw, routeOptions }: FastifyRequest, pace: BodyPace, now: () => number): void {
  const began = performance.now();
  const before = raw.socket.bytesRead;
  const longestMs = routeOptions.config.patient ? Number.POSITIVE_INFINITY : pace.longestMs;
  const earnedMs = () => pace.startMs + ((raw.socket.bytesRead - before) / pace.bytesPerSecond) * 1000;
  // Data waiting to be read here is not the client's delay.
  const isHeldUp = () => raw.readableLength >= raw.readableHighWaterMark;
  let timer: NodeJS.Timeout;
  const check = () => {
    if (raw.complete) return;
    const elapsed = performance.now() - began;
    const left = Math.min(longestMs, earnedMs()) - elapsed;
    if (left <= 0 && (elapsed >= longestMs || !isHeldUp())) {
      const tooSlow = Object.assign(new Error("The body came too slowly."), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      respondToMalformedRequest(tooSlow, raw.socket, now());
      return;
    }
    wait(left <= 0 ? pace.startMs : left);
  };
  const wait = (ms: number) => {
    timer = setTimeout(check, Math.min(ms, pace.longestMs));
    timer.unref();
  };
  wait(Math.min(pace.startMs, longestMs));
  const stop = () => clearTimeout(timer);
  raw.once("end", stop).once("close", stop);
}
