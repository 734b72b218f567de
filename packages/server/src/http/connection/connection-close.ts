import type { FastifyReply } from "fastify";

/** During shutdown, every response asks the client to open a new connection for its next request. */
export function closeConnectionOnShutdown(reply: FastifyReply): void {
  if (!reply.server.server.listening) reply.header("Connection", "close");
}
