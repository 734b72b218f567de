import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/**
 * Reads and discards the rest of a body whose request was answered before its end, as for a list with an invalid line:
 * Node leaves such a body unread and its connection busy. Many clients read the response only after sending everything,
 * so the connection stays open meanwhile. The returned function, for shutdown, closes the connections of such bodies.
 */
export function discardUnreadBodies(fastify: FastifyInstance): () => void {
  const discarded = new Set<IncomingMessage>();
  fastify.addHook("onResponse", ({ raw }, _reply, done) => {
    if (!raw.complete && !raw.destroyed) {
      discarded.add(raw);
      raw.once("close", () => discarded.delete(raw)).resume();
    }
    done();
  });
  return () => {
    for (const { complete, socket } of discarded) if (!complete) socket.destroy();
  };
}
