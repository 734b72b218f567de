import type { FastifyRequest } from "fastify";
import { refused } from "../../platform/api-error.ts";

/**
 * A delivery to this API would be a deliberate loop: an upload causes an event that causes an upload. Recognised by its
 * headers, whatever host or proxy it came through.
 */
export function refuseWebhookLoops(request: FastifyRequest): void {
  const isDelivery = request.headers["x-service-delivery"] !== undefined;
  if (isDelivery && request.headers["user-agent"]?.startsWith("Inkvoice/")) {
    throw refused("own_delivery");
  }
}
