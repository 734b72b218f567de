import { refusals } from "@inkvoice/contract";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../platform/api-error.ts";

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
    throw refused();
  }
  const origin = request.headers.origin;
  if (origin !== undefined && (origin === new URL(publicUrl).origin || origin === ownOrigin(request))) return;
  throw refused();
}

const ownOrigin = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

const refused = () => new ApiError("FORBIDDEN", refusals.not_the_dashboard);
