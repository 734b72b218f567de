import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * For an answer that never changes but that not everybody may see for ever: a browser keeps it and asks each time, with the
 * rights of that moment. True where it has it already and 304 is all it needs.
 */
export function isKept(request: FastifyRequest, reply: FastifyReply, parts: readonly (string | number)[]): boolean {
  const tag = `"${createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 27)}"`;
  reply.header("cache-control", "private, no-cache").header("etag", tag);
  const known = request.headers["if-none-match"]?.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return known?.includes(tag) ?? false;
}
