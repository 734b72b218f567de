import { connect } from "node:net";

/** Sends bytes as they are and returns everything that comes back until the other side closes, or time is up. */
export function sendRaw(port: number, bytes: string | Uint8Array, waitMs = 3000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let text = "";
    const timer = setTimeout(() => socket.destroy(), waitMs);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(text);
    });
  });
}

/** The status of the first response in such a text. */
export function statusIn(text: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
}
