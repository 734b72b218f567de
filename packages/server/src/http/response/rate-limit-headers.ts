import type { FastifyReply } from "fastify";
import { ApiError } from "../../platform/api-error.ts";
import type { RateVerdict } from "../../platform/rate-limits/rate-windows.ts";

export function setRateHeaders(reply: FastifyReply, verdict: RateVerdict): void {
  reply.header("X-RateLimit-Limit", verdict.limit);
  reply.header("X-RateLimit-Remaining", verdict.remaining);
  reply.header("X-RateLimit-Reset", verdict.resetSeconds);
}

/** Sets the rate limit headers; throws if no request is left. */
export function requireRateLimit(reply: FastifyReply, verdict: RateVerdict, now: number): void {
  setRateHeaders(reply, verdict);
  if (verdict.allowed) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(verdict.resetSeconds - now / 1000));
  throw new ApiError("RATE_LIMIT_EXCEEDED", undefined, { retryAfterSeconds });
}
