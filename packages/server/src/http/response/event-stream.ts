import type { ServerResponse } from "node:http";

/** One server-sent event. A client that reconnects names the last id it has seen. */
export type StreamMessage = Readonly<{ id?: string; event: string; data: string }>;

/** What the framework has set on the reply so far. */
export type ReplyHeaders = Readonly<Record<string, number | string | string[] | undefined>>;

const clientRetryMs = 2000;
const heartbeat = ": still here\n\n";

const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // The connection ends with the stream: kept alive, it would hold up a process that is about to end.
  connection: "close",
  // Proxies that collect answers before passing them on would hold events back.
  "x-accel-buffering": "no",
};

/** A response held open as server-sent events, until the client leaves, its time is over or `end` is called. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #over = new AbortController();

  constructor(response: ServerResponse) {
    this.#response = response;
    response.on("close", () => this.#over.abort());
    if (response.destroyed) this.#over.abort();
  }

  /** Aborted when nothing more can be sent. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  /** From here on an error can no longer be answered. After its lifetime the client connects again, and is admitted again. */
  begin(headers: ReplyHeaders, lifetimeMs: number, place?: string): void {
    this.#response.writeHead(200, { ...headers, ...streamHeaders });
    this.#response.write(`retry: ${clientRetryMs}\n${place === undefined ? "" : `id: ${place}\n`}\n`);
    const timer = setTimeout(() => this.end(), lifetimeMs);
    this.#response.on("close", () => clearTimeout(timer));
  }

  /** Waits for a slow reader instead of collecting what it has not read. */
  async send(message: StreamMessage): Promise<void> {
    await this.#write(textOf(message));
  }

  /** Leaves a slow reader out, for messages that the next one makes up for. */
  offer(message: StreamMessage): void {
    this.#writeIfRead(textOf(message));
  }

  /** Proxies close connections on which nothing happens for a minute. */
  beat(): void {
    this.#writeIfRead(heartbeat);
  }

  /** The client connects again by itself, here or elsewhere. */
  end(): void {
    this.#over.abort();
    if (this.#response.headersSent) this.#response.end();
  }

  #writeIfRead(text: string): void {
    if (!this.over.aborted && !this.#response.writableNeedDrain) this.#response.write(text);
  }

  async #write(text: string): Promise<void> {
    if (this.over.aborted || this.#response.write(text)) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#response.off("drain", done);
        this.#response.off("close", done);
        resolve();
      };
      this.#response.on("drain", done);
      this.#response.on("close", done);
    });
  }
}

/** A line break inside data would end the message: every line gets its own field. */
function textOf({ id, event, data }: StreamMessage): string {
  const lines = data.split("\n").map((line) => `data: ${line}\n`);
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\n${lines.join("")}\n`;
}
