import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Node counts a connection without any data as busy, and browsers open some in advance: a shutdown would wait for their
 * timeout. The returned function closes those that had time to send something.
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
