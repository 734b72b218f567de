import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Deliveries to this path have the shape of version 1.0. */
export const legacyPath = "/hooks/legacy";

/** Receives webhooks, and serves files for a bulk. */
export class Receiver {
  readonly #server: Server;
  readonly #events = new Map<string, string>();
  #changed = Promise.withResolvers<void>();

  constructor(files: Readonly<Record<string, Uint8Array>>) {
    this.#server = createServer(async (request, response) => {
      const file = files[request.url ?? ""];
      if (request.method === "GET") return void response.writeHead(file ? 200 : 404).end(file);
      const body = (await request.toArray()).join("");
      this.#keep(request.url === legacyPath ? "legacy.event" : JSON.parse(body).type, body);
      response.writeHead(200).end("ok");
    });
  }

  #keep(type: string, body: string): void {
    if (!this.#events.has(type)) this.#events.set(type, body);
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }

  async start(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The first delivery of a type. */
  async event(type: string): Promise<string> {
    for (;;) {
      const body = this.#events.get(type);
      if (body !== undefined) return body;
      await this.#changed.promise;
    }
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
