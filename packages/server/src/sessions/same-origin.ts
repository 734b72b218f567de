import type { FastifyRequest } from "fastify";
import { refused } from "../platform/api-error.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A request that changes something must come from the dashboard's own pages. Browsers say so in Sec-Fetch-Site, older
 * ones in Origin; whoever says neither is no browser page of ours.
 */
export function assertSameOrigin(request: FastifyRequest, publicUrl: string): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) {
    if (site === "same-origin") return;
    throw refused("cross_origin");
  }
  const origin = request.headers.origin;
  if (origin !== undefined && (origin === new URL(publicUrl).origin || origin === ownOrigin(request))) return;
  throw refused("cross_origin");
}

const ownOrigin = (request: FastifyRequest) => `${request.protocol}://${request.host}`;
