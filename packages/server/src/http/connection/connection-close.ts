import type { FastifyReply } from "fastify";

/** While the service stops, every answer asks the client to use another connection for its next request. */
export function closeConnectionOnShutdown(reply: FastifyReply): void {
  if (!reply.server.server.listening) reply.header("Connection", "close");
}
