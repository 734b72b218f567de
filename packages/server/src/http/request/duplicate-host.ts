import type { FastifyReply, FastifyRequest } from "fastify";
import { type ApiError, refused } from "../../platform/api-error.ts";

/** A proxy may use another of two Host headers than Node, which takes the first. HTTP requires a refusal. */
export function refuseDuplicateHost({ raw }: FastifyRequest, reply: FastifyReply): ApiError | undefined {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) if (raw.rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  if (hosts < 2) return undefined;
  reply.header("Connection", "close");
  return refused("several_hosts");
}
