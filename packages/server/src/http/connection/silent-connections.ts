import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Node takes a connection that has sent nothing for a busy one, and browsers open some in advance: a service that stops
 * would wait for them until they time out. The function that this returns ends those that had their chance to speak.
 */
export function trackSilentConnections(server: Server): (patienceMs: number) => void {
  const openedAt = new Map<Socket, number>();
  server.on("connection", (socket) => {
    openedAt.set(socket, performance.now());
    socket.once("close", () => openedAt.delete(socket));
  });
  return (patienceMs) => {
    for (const [socket, opened] of openedAt)
      if (socket.bytesRead === 0 && performance.now() - opened > patienceMs) socket.destroy();
  };
}
