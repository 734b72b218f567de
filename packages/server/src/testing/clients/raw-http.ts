import { connect } from "node:net";

/** Sends raw bytes and returns everything received until the connection closes or time is up. */
export function sendRaw(port: number, bytes: string | Uint8Array, waitMs = 60_000): Promise<string> {
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

/** Status of the first response in a raw text. */
export function statusIn(text: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
}

type Held = Readonly<{ method: string; path: string; headers: Readonly<Record<string, string>>; body: string }>;

/**
 * Sends a request's head and returns, once the server asks for the body, a function that sends it and returns the
 * status.
 */
export function holdBody(port: number, { method, path, headers, body }: Held): Promise<() => Promise<number>> {
  const length = String(Buffer.byteLength(body));
  const all = { ...headers, host: `127.0.0.1:${port}`, "content-length": length, expect: "100-continue" };
  const lines = Object.entries({ ...all, connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, "127.0.0.1");
  let text = "";
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => undefined);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  return new Promise((resolve) => {
    socket.once("data", () => {
      socket.on("data", (chunk) => {
        text += chunk.toString("latin1");
      });
      resolve(async () => {
        socket.write(body);
        await closed;
        return statusIn(text);
      });
    });
  });
}
