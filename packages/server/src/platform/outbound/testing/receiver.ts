import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** One received request. */
interface ReceivedRequest {
  at: number;
  path: string;
  method: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Behaviour of a receiver: handles the complete request at connection level. */
export type ReceiverMode = (response: ServerResponse, socket: Socket, request: ReceivedRequest) => void | Promise<void>;

export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly requests: ReceivedRequest[];
  /** Accepted connections, with or without a request. */
  connections(): number;
  close(): Promise<void>;
}

/** A real HTTP server on a free port that behaves as the path (`/hang`, `/status/500`) or the given mode says. */
export async function startReceiver(
  options: { mode?: ReceiverMode; tls?: { key: string; cert: string }; host?: string } = {},
): Promise<Receiver> {
  const requests: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(incoming);
    requests.push(request);
    const mode = options.mode ?? modeOf(request.path);
    await Promise.resolve(mode(response, incoming.socket, request)).catch(() => undefined);
  };
  const server = createReceiverServer(
    options.tls,
    (incoming, response) => void handle(incoming, response).catch(() => undefined),
  );
  server.on("connection", (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, options.host ?? "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${options.tls ? "https" : "http"}://${options.host ?? "127.0.0.1"}:${port}`,
    port,
    requests,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function createReceiverServer(
  tls: { key: string; cert: string } | undefined,
  handle: (incoming: IncomingMessage, response: ServerResponse) => void,
): Server {
  return tls ? createTlsServer(tls, handle) : createServer(handle);
}

async function readRequest(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const at = Date.now();
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return {
    at,
    path: incoming.url ?? "",
    method: incoming.method ?? "",
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

/** INDEX of behaviours by the first part of the path; the second part is their parameter. */
const modes: Record<string, (parameter: string) => ReceiverMode> = {
  ok: () => (response) => void response.end("thank you"),
  status: (code) => (response) => void response.writeHead(Number(code)).end(`answer ${code}`),
  redirect: (code) => (response) =>
    void response.writeHead(Number(code), { Location: "http://169.254.169.254/latest" }).end(),
  busy: (seconds) => (response) => void response.writeHead(429, { "Retry-After": seconds }).end("later"),
  hang: () => () => undefined,
  late: (milliseconds) => async (response) => {
    await delay(Number(milliseconds));
    response.end("at last");
  },
  drip: () => async (response) => {
    response.writeHead(200);
    for (let second = 0; second < 60 && !response.destroyed; second += 1) {
      response.write(".");
      await delay(1000);
    }
  },
  gigabyte: () => async (response) => {
    const piece = Buffer.alloc(1024 * 1024, "x");
    response.writeHead(200);
    for (let sent = 0; sent < 1024 && !response.destroyed; sent += 1) {
      if (!response.write(piece))
        await Promise.race([new Promise((resolve) => response.once("drain", resolve)), closed(response)]);
    }
    response.end();
  },
  gzip: () => (response) =>
    void response.writeHead(200, { "Content-Encoding": "gzip" }).end(Buffer.from([0x1f, 0x8b, 8, 0, 0, 0])),
  "reset-before": () => (_response, socket) => void socket.resetAndDestroy(),
  "reset-within": () => async (response, socket) => {
    response.writeHead(200, { "Content-Length": "1000" });
    response.write("half");
    await delay(50);
    socket.resetAndDestroy();
  },
  "reset-after": () => async (response, socket) => {
    response.writeHead(200, { "Content-Length": "4" });
    response.end("done");
    await delay(50);
    socket.resetAndDestroy();
  },
  switch: () => (_response, socket) =>
    void socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"),
  hints: () => (_response, socket) =>
    void socket.end(`${"HTTP/1.1 103 Early Hints\r\n\r\n".repeat(50)}HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n`),
  "close-before": () => (_response, socket) => void socket.end(),
  "half-a-header": () => (_response, socket) => void socket.end("HTTP/1.1 200 OK\r\nContent-Le"),
  "http-1.0": () => (_response, socket) => void socket.end("HTTP/1.0 200 OK\r\n\r\nold but fine"),
  "no-status-line": () => (_response, socket) => void socket.end("hello, this is not HTTP\r\n\r\n"),
  "huge-headers": () => (_response, socket) =>
    void socket.end(`HTTP/1.1 200 OK\r\nX-Large: ${"y".repeat(100_000)}\r\n\r\n`),
};

function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once("close", resolve));
}

function modeOf(path: string): ReceiverMode {
  const [, name = "ok", parameter = ""] = (path.split("?")[0] ?? "").split("/");
  return (modes[name] ?? modes.ok!)(parameter);
}
