import type { FastifyRequest } from "fastify";
import { refused } from "../../platform/api-error.ts";

/**
 * A delivery that comes back to this API is a loop somebody built on purpose: an upload that makes an event that makes an
 * upload. Its own mark gives it away, whatever name or proxy it came through.
 */
export function refuseWebhookLoops(request: FastifyRequest): void {
  const isDelivery = request.headers["x-service-delivery"] !== undefined;
  if (isDelivery && request.headers["user-agent"]?.startsWith("Inkvoice/")) {
    throw refused("own_delivery");
  }
}
