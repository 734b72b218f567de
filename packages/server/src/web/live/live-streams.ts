import type { ServerResponse } from "node:http";
import { EventStream, type ReplyHeaders } from "../../http/response/event-stream.ts";
import { refused } from "../../platform/api-error.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/schema.ts";
import { errorFields, type Logger } from "../../platform/logger.ts";
import type { Signals } from "../../platform/signals.ts";
import { accountState } from "./account-state.ts";

export type LiveContext = Readonly<{ db: Database; clock: Clock; logger: Logger; signals: Signals }>;
export type LiveRequest = Readonly<{
  accountId: string;
  headers: ReplyHeaders;
  /** Whether the session that opened the stream is still there: asked again every few seconds. */
  mayFollow(): Promise<boolean>;
}>;

type Account = { state: string; readonly streams: Map<EventStream, LiveRequest["mayFollow"]> };

const streamsPerAccount = 100;
/** Many uploads in a second are one look. */
const pauseMs = 300;
/** Signals can be lost, SQLite's do not reach other processes, and a deletion sends none. */
const lookEveryMs = 5_000;
/** Whoever was signed out elsewhere or removed is not told of changes for longer. */
const askAgainEveryMs = 4_000;
const heartbeatMs = 25_000;
/** Then the browser connects anew and shows its session again. */
const lifetimeMs = 5 * 60_000;

/**
 * Tells open pages that something of their account has changed; what it is they ask for themselves, by the ways they always use.
 * An idle page costs a socket: all pages share the timers, and an account is looked at once however many pages it has open.
 */
export class LiveStreams {
  readonly #context: LiveContext;
  readonly #accounts = new Map<string, Account>();
  readonly #stops: (() => void)[];
  #looking = false;
  #wanted = false;
  #closed = false;

  constructor(context: LiveContext) {
    this.#context = context;
    const { signals, clock } = context;
    this.#stops = [
      signals.on("events", () => void this.#look()),
      signals.on("queue", () => void this.#look()),
      clock.every(lookEveryMs, () => void this.#look()),
      clock.every(heartbeatMs, () => this.#beat()),
      clock.every(askAgainEveryMs, () => this.#endUnwanted()),
    ];
  }

  /** Holds the response open until the page leaves, its time is over or the process ends. */
  async serve(response: ServerResponse, request: LiveRequest, takeOver: () => void): Promise<void> {
    const { accountId, headers } = request;
    const known = this.#accounts.get(accountId);
    const state = known?.state ?? (await accountState(this.#context.db, accountId));
    const account = this.#accounts.get(accountId) ?? { state, streams: new Map() };
    if (account.streams.size >= streamsPerAccount)
      throw refused("too_many_live_connections", {}, { retryAfterSeconds: 30 });
    takeOver();
    this.#accounts.set(accountId, account);
    const stream = new EventStream(response);
    account.streams.set(stream, request.mayFollow);
    stream.begin(headers, lifetimeMs);
    await untilOver(stream);
    account.streams.delete(stream);
    if (account.streams.size === 0) this.#accounts.delete(accountId);
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    for (const { streams } of this.#accounts.values()) for (const stream of streams.keys()) stream.end();
  }

  #beat(): void {
    for (const { streams } of this.#accounts.values()) {
      for (const stream of streams.keys()) stream.beat();
    }
  }

  async #endUnwanted(): Promise<void> {
    const open = [...this.#accounts.values()].flatMap(({ streams }) => [...streams]);
    for (const [stream, mayFollow] of open) {
      // A database that cannot be asked says nothing about the session; the stream's lifetime ends it in any case.
      if (!(await mayFollow().catch(() => true))) stream.end();
    }
  }

  /** Looks now, or once more after the look under way: what was signalled during it may have come too late for it. */
  async #look(): Promise<void> {
    this.#wanted = true;
    if (this.#looking) return;
    this.#looking = true;
    while (this.#wanted && this.#accounts.size > 0 && !this.#closed) {
      this.#wanted = false;
      for (const [accountId, account] of this.#accounts) await this.#lookAt(accountId, account);
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
    this.#looking = false;
  }

  async #lookAt(accountId: string, account: Account): Promise<void> {
    try {
      const state = await accountState(this.#context.db, accountId);
      if (state === account.state) return;
      account.state = state;
      for (const stream of account.streams.keys()) stream.offer({ event: "changed", data: "{}" });
    } catch (error) {
      this.#context.logger.warn(errorFields(error), "changes could not be looked for; this is tried again in a moment");
    }
  }
}

async function untilOver({ over }: EventStream): Promise<void> {
  if (over.aborted) return;
  await new Promise((resolve) => over.addEventListener("abort", resolve, { once: true }));
}
