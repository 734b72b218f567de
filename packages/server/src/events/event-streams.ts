import type { ServerResponse } from "node:http";
import type { Scope, StreamEventsQuery } from "@inkvoice/contract";
import { accountSecrets, signingSecrets } from "../access/secrets/webhook-secret.ts";
import { signatureHeaders } from "../deliveries/sender/delivery-headers.ts";
import { EventStream, type ReplyHeaders, type StreamMessage } from "../http/response/event-stream.ts";
import { refused } from "../platform/api-error.ts";
import type { Clock } from "../platform/clock.ts";
import type { Dialect } from "../platform/db/dialect.ts";
import type { Database } from "../platform/db/schema.ts";
import type { EventRow } from "../platform/db/tables/events.ts";
import type { SecretBox } from "../platform/encryption/secret-box.ts";
import { errorFields, type Logger } from "../platform/logger.ts";
import type { Signals } from "../platform/signals.ts";
import { EventCursor } from "./event-cursor.ts";
import { presentEvent } from "./read-events.ts";
import { redactedFor } from "./redact-event.ts";

export type StreamContext = Readonly<{
  db: Database;
  dialect: Dialect;
  clock: Clock;
  logger: Logger;
  signals: Signals;
  secretBox: SecretBox;
}>;

export type StreamRequest = Readonly<{
  accountId: string;
  lastEventId: string | undefined;
  format: StreamEventsQuery["format"];
  headers: ReplyHeaders;
  /** Whether the key would still be admitted; checked before each send. */
  mayFollow(): Promise<boolean>;
  scopes: ReadonlySet<Scope>;
}>;

type MessageWish = Pick<StreamRequest, "accountId" | "format" | "scopes">;

const streamsPerAccount = 20;
/** Signals can be lost, and those of SQLite do not reach other processes. */
const pollMs = 1000;
/** Proxies close connections that are idle for a minute. */
const heartbeatMs = 15_000;
/** Afterwards the client reconnects by itself and is admitted again. */
const lifetimeMs = 5 * 60_000;

/** The open event streams (SSE) of this process. */
export class EventStreams {
  readonly #context: StreamContext;
  readonly #open = new Map<EventStream, string>();
  readonly #sleepers = new Map<EventStream, () => void>();

  constructor(context: StreamContext) {
    this.#context = context;
  }

  /**
   * Writes events until the client disconnects or the process stops. Errors can be answered until `takeOver` is called.
   */
  async serve(response: ServerResponse, request: StreamRequest, takeOver: () => void): Promise<void> {
    this.#requireFreeStream(request.accountId);
    const stream = new EventStream(response);
    this.#open.set(stream, request.accountId);
    stream.over.addEventListener("abort", () => this.#wake(stream));
    const { signals, clock } = this.#context;
    const stops = [signals.on("events", () => this.#wake(stream)), signals.on("keys", () => this.#wake(stream))];
    try {
      const cursor = await EventCursor.open(this.#context, request);
      const place = await cursor.place();
      takeOver();
      // Sent at once, so that a client that loses its connection before the first event misses none.
      stream.begin(request.headers, clock.scaled(lifetimeMs), place);
      await this.#follow(cursor, stream, request);
    } catch (error) {
      if (!response.headersSent) throw error;
      // The client resumes from its position.
      this.#context.logger.warn(errorFields(error), "an event stream was broken off");
    } finally {
      for (const stop of stops) stop();
      this.#open.delete(stream);
      this.#sleepers.delete(stream);
      stream.end();
    }
  }

  /** Ends every stream; clients reconnect. */
  close(): void {
    for (const stream of this.#open.keys()) stream.end();
  }

  #requireFreeStream(accountId: string): void {
    const own = [...this.#open.values()].filter((each) => each === accountId).length;
    if (own >= streamsPerAccount) {
      throw refused("too_many_event_streams", { streams: streamsPerAccount }, { retryAfterSeconds: 10 });
    }
  }

  async #follow(cursor: EventCursor, stream: EventStream, { mayFollow, ...request }: StreamRequest): Promise<void> {
    let lastWrite = this.#context.clock.now();
    while (!stream.over.aborted) {
      const slept = this.#prepareSleep(stream);
      const events = await cursor.next();
      if (!(await mayFollow()) || stream.over.aborted) return;
      for (const event of events) {
        const message = await this.#message(event, request);
        if (message) await stream.send(message);
      }
      if (events.length > 0) {
        lastWrite = this.#context.clock.now();
        continue;
      }
      if (this.#context.clock.now() - lastWrite >= heartbeatMs) {
        stream.beat();
        lastWrite = this.#context.clock.now();
      }
      await slept();
    }
  }

  async #message(event: EventRow, { accountId, format, scopes }: MessageWish): Promise<StreamMessage | undefined> {
    // Without a body its invoice was deleted before the client came for it.
    if (event.body === null) return undefined;
    const body = redactedFor({ scopes }, event).body ?? JSON.stringify(presentEvent({ ...event, body: null }));
    const data = format === "event" ? body : await this.#signedDelivery(event, event.body, accountId);
    return { id: event.id, event: event.type, data };
  }

  async #signedDelivery({ id, type, version }: EventRow, body: string, accountId: string): Promise<string> {
    const { db, clock, secretBox } = this.#context;
    const secrets = await accountSecrets(db, accountId);
    const now = clock.now();
    return JSON.stringify({
      headers: signatureHeaders({ id, type, body, version }, signingSecrets(secrets, secretBox, now), now),
      body,
    });
  }

  #wake(stream: EventStream): void {
    this.#sleepers.get(stream)?.();
  }

  /** Starts listening before the next query, so that no signal is missed. */
  #prepareSleep(stream: EventStream): () => Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#sleepers.set(stream, resolve);
    return async () => {
      const timer = setTimeout(resolve, pollMs);
      if (stream.over.aborted) resolve();
      await promise;
      clearTimeout(timer);
    };
  }
}
