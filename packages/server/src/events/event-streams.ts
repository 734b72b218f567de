import type { ServerResponse } from "node:http";
import type { Scope, StreamEventsQuery } from "@inkvoice/contract";
import { type AccountSecrets, signingSecrets } from "../access/webhook-secret.ts";
import { signatureHeaders } from "../deliveries/headers.ts";
import { ApiError } from "../platform/api-error.ts";
import type { Clock } from "../platform/clock.ts";
import type { Dialect } from "../platform/db/dialect.ts";
import type { Database } from "../platform/db/schema.ts";
import type { EventRow } from "../platform/db/tables/events.ts";
import { errorFields, type Logger } from "../platform/logger.ts";
import type { Sealer } from "../platform/sealing/sealer.ts";
import type { Signals } from "../platform/signals.ts";
import { EventCursor } from "./event-cursor.ts";
import { presentEvent } from "./read-events.ts";
import { visibleTo } from "./visible-body.ts";

export type StreamContext = Readonly<{
  db: Database;
  dialect: Dialect;
  clock: Clock;
  logger: Logger;
  signals: Signals;
  sealer: Sealer;
}>;

export type StreamRequest = Readonly<{
  accountId: string;
  lastEventId: string | undefined;
  format: StreamEventsQuery["format"];
  headers: Record<string, number | string | string[] | undefined>;
  /** Whether the key that opened the stream would still open it: asked again before anything is sent. */
  mayFollow(): Promise<boolean>;
  scopes: ReadonlySet<Scope>;
}>;

type MessageWish = Pick<StreamRequest, "accountId" | "format" | "scopes">;

const streamsPerAccount = 20;
/** Signals can be lost, and SQLite's do not reach other processes. */
const lookEveryMs = 1000;
/** Proxies close connections on which nothing happens for a minute. */
const heartbeatMs = 15_000;
const clientRetryMs = 2000;
/** Then the client connects anew, by itself, and is admitted like anybody. */
const lifetimeMs = 5 * 60_000;

/** The open server-sent event streams of this process. */
export class EventStreams {
  readonly #context: StreamContext;
  readonly #open = new Map<AbortController, string>();
  readonly #sleepers = new Map<AbortController, () => void>();

  constructor(context: StreamContext) {
    this.#context = context;
  }

  /** Writes events to the response until the client leaves or the process ends. Until `takeOver` is called it may still fail. */
  async serve(response: ServerResponse, request: StreamRequest, takeOver: () => void): Promise<void> {
    this.#requireRoom(request.accountId);
    const closing = new AbortController();
    this.#open.set(closing, request.accountId);
    closing.signal.addEventListener("abort", () => this.#wake(closing));
    response.on("close", () => closing.abort());
    const { signals, clock } = this.#context;
    const stops = [
      signals.on("events", () => this.#wake(closing)),
      signals.on("keys", () => this.#wake(closing)),
      stopAfter(clock.scaled(lifetimeMs), closing),
    ];
    try {
      const cursor = await EventCursor.open(this.#context, request);
      takeOver();
      response.writeHead(200, { ...request.headers, ...streamHeaders });
      response.write(`retry: ${clientRetryMs}\n\n`);
      await this.#follow(cursor, response, { ...request, closing });
    } catch (error) {
      if (!response.headersSent) throw error;
      // The client connects again by itself and resumes where it was.
      this.#context.logger.warn(errorFields(error), "an event stream was broken off");
    } finally {
      for (const stop of stops) stop();
      this.#open.delete(closing);
      this.#sleepers.delete(closing);
      if (response.headersSent) response.end();
    }
  }

  /** Ends every stream; clients connect again, elsewhere or later. */
  close(): void {
    for (const closing of this.#open.keys()) closing.abort();
  }

  #requireRoom(accountId: string): void {
    const own = [...this.#open.values()].filter((each) => each === accountId).length;
    if (own >= streamsPerAccount) {
      const message = `At most ${streamsPerAccount} event streams can be open at once.`;
      throw new ApiError("RATE_LIMIT_EXCEEDED", message, { retryAfterSeconds: 10 });
    }
  }

  async #follow(
    cursor: EventCursor,
    response: ServerResponse,
    { closing, mayFollow, ...request }: StreamRequest & { closing: AbortController },
  ): Promise<void> {
    let lastWrite = this.#context.clock.now();
    while (!closing.signal.aborted) {
      const slept = this.#prepareSleep(closing);
      const events = await cursor.next();
      if (!(await mayFollow()) || closing.signal.aborted) return;
      for (const event of events) await written(response, await this.#message(event, request));
      if (events.length > 0) {
        lastWrite = this.#context.clock.now();
        continue;
      }
      if (this.#context.clock.now() - lastWrite >= heartbeatMs) {
        await written(response, ": still here\n\n");
        lastWrite = this.#context.clock.now();
      }
      await slept();
    }
  }

  async #message(event: EventRow, { accountId, format, scopes }: MessageWish): Promise<string> {
    // Its invoice was deleted before the client came for it.
    if (event.body === null) return "";
    const body = visibleTo({ scopes }, event).body ?? JSON.stringify(presentEvent({ ...event, body: null }));
    const data = format === "event" ? body : await this.#signedDelivery(event, event.body, accountId);
    return `id: ${event.id}\nevent: ${event.type}\ndata: ${data}\n\n`;
  }

  async #signedDelivery({ id, type }: EventRow, body: string, accountId: string): Promise<string> {
    const { db, clock, sealer } = this.#context;
    const account: AccountSecrets = await db
      .selectFrom("accounts")
      .select(["webhook_secret", "previous_webhook_secret", "previous_secret_until"])
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    const now = clock.now();
    return JSON.stringify({
      headers: await signatureHeaders({ id, type, body }, signingSecrets(account, sealer, now), now),
      body,
    });
  }

  #wake(stream: AbortController): void {
    this.#sleepers.get(stream)?.();
  }

  /** Listens from now on, so that a signal during the search that follows is not missed. */
  #prepareSleep(stream: AbortController): () => Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#sleepers.set(stream, resolve);
    return async () => {
      const timer = setTimeout(resolve, lookEveryMs);
      if (stream.signal.aborted) resolve();
      await promise;
      clearTimeout(timer);
    };
  }
}

const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // The connection ends with the stream: kept alive, it would hold up a process that is about to end.
  connection: "close",
  // Proxies that collect answers before passing them on would hold events back.
  "x-accel-buffering": "no",
};

function stopAfter(milliseconds: number, stream: AbortController): () => void {
  const timer = setTimeout(() => stream.abort(), milliseconds);
  return () => clearTimeout(timer);
}

/** Waits for a slow reader instead of collecting what it has not read. */
async function written(response: ServerResponse, text: string): Promise<void> {
  if (text === "" || response.destroyed || response.write(text)) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      response.off("drain", done);
      response.off("close", done);
      resolve();
    };
    response.on("drain", done);
    response.on("close", done);
  });
}
