import type { FastifyRequest } from "fastify";
import { refused } from "../platform/api-error.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Requests with side effects must come from the dashboard's own pages. Browsers send Sec-Fetch-Site, older ones Origin;
 * requests with neither are refused.
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
