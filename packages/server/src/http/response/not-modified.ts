import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * For immutable responses whose readers may lose access: browsers cache them but revalidate each time. True if 304
 * suffices.
 */
export function isUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: readonly (string | number)[],
): boolean {
  const tag = `"${createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 27)}"`;
  reply.header("cache-control", "private, no-cache").header("etag", tag);
  const known = request.headers["if-none-match"]?.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return known?.includes(tag) ?? false;
}
