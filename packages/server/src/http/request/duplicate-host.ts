import type { FastifyReply, FastifyRequest } from "fastify";
import { type ApiError, refused } from "../../platform/api-error.ts";

/** A request that names two hosts may mean one to a proxy and the other to us: HTTP wants it refused, and Node takes the first. */
export function refuseDuplicateHost({ raw }: FastifyRequest, reply: FastifyReply): ApiError | undefined {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) if (raw.rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  if (hosts < 2) return undefined;
  reply.header("Connection", "close");
  return refused("several_hosts");
}
