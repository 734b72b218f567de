import type { FastifyInstance, FastifyRequest } from "fastify";
import { respondToMalformedRequest } from "../connection/malformed-request.ts";

export const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** How slowly a body may come. */
export type BodyPace = Readonly<{
  /** For the first bytes, as headers have. */
  startMs: number;
  /** What has to have come on average after that. */
  bytesPerSecond: number;
  /** For the whole body, unless its route is patient; the server's own limit ends those. */
  longestMs: number;
}>;

/** A body that comes too slowly, or not to its end in time, is not waited for. */
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
  // What waits here to be read is not late by the client's fault.
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
