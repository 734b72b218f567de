import type { FastifyReply, FastifyRequest } from "fastify";
import type { SiteFile } from "./files.ts";

export type PageHeaders = Readonly<Record<string, string>>;

/** Headers of every page. */
export function pageHeaders(policy: readonly string[]): PageHeaders {
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  };
}

/** A built file, compressed if the browser supports it. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, headers }: Readonly<{ file: SiteFile | undefined; headers: PageHeaders }>,
): FastifyReply {
  reply.headers(headers);
  if (!file) return reply.code(404).type("text/plain; charset=utf-8").send("Nothing was found at this address.");
  reply.header("content-type", file.type);
  reply.header("cache-control", file.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  reply.header("vary", "accept-encoding");
  const brotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "") ? file.brotli : undefined;
  if (brotli) reply.header("content-encoding", "br");
  return reply.send(brotli ?? file.plain);
}
