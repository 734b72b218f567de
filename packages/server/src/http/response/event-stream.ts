import type { ServerResponse } from "node:http";

/** One server-sent event. A reconnecting client sends the last id. */
export type StreamMessage = Readonly<{ id?: string; event: string; data: string }>;

/** Headers already set on the reply. */
export type ReplyHeaders = Readonly<Record<string, number | string | string[] | undefined>>;

const clientRetryMs = 2000;
const heartbeat = ": still here\n\n";

const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // The connection ends with the stream: kept alive, it would delay a shutdown.
  connection: "close",
  // Buffering proxies would delay events.
  "x-accel-buffering": "no",
};

/**
 * A response that stays open for server-sent events, until the client disconnects, its lifetime ends or `end` is
 * called.
 */
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

  /** Errors can no longer be answered from here on. After its lifetime the client reconnects and is admitted again. */
  begin(headers: ReplyHeaders, lifetimeMs: number, place?: string): void {
    this.#response.writeHead(200, { ...headers, ...streamHeaders });
    this.#response.write(`retry: ${clientRetryMs}\n${place === undefined ? "" : `id: ${place}\n`}\n`);
    const timer = setTimeout(() => this.end(), lifetimeMs);
    this.#response.on("close", () => clearTimeout(timer));
  }

  /** Waits for a slow client instead of buffering. */
  async send(message: StreamMessage): Promise<void> {
    await this.#write(textOf(message));
  }

  /** Skips a slow client, for messages that a later one replaces. */
  offer(message: StreamMessage): void {
    this.#writeIfRead(textOf(message));
  }

  /** Proxies close connections that are idle for a minute. */
  beat(): void {
    this.#writeIfRead(heartbeat);
  }

  /** The client reconnects by itself. */
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

/** A line break would end the message, so every line gets its own `data` field. */
function textOf({ id, event, data }: StreamMessage): string {
  const lines = data.split("\n").map((line) => `data: ${line}\n`);
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\n${lines.join("")}\n`;
}
