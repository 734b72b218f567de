import type { FastifyReply, FastifyRequest } from "fastify";
import { type ApiError, refused } from "../../platform/api-error.ts";

/**
 * HTTP requires a refusal: a proxy may use another of two Host headers than Node, which takes the first. Only HTTP/1.0
 * knows requests without one.
 */
export function refuseUnlessOneHost({ raw }: FastifyRequest, reply: FastifyReply): ApiError | undefined {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) if (raw.rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  if (hosts === 1 || (hosts === 0 && raw.httpVersion !== "1.1")) return undefined;
  reply.header("Connection", "close");
  return refused(hosts === 0 ? "host_missing" : "several_hosts");
}
