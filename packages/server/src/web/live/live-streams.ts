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
  /** Whether the session still exists; checked every few seconds. */
  mayFollow(): Promise<boolean>;
}>;

type Account = { state: string; readonly streams: Map<EventStream, LiveRequest["mayFollow"]> };

const streamsPerAccount = 100;
/** Pause after a check, which combines many uploads into the next one. */
const coalesceMs = 300;
/** Signals can be lost, those of SQLite do not reach other processes, and deletions send none. */
const pollMs = 5_000;
/** How soon a stream ends after its session did. */
const sessionCheckMs = 4_000;
const heartbeatMs = 25_000;
/** Afterwards the browser reconnects with its session. */
const lifetimeMs = 5 * 60_000;

/**
 * Tells open pages that their account has changed; they then reload their data. An idle page costs only a socket: all
 * pages share the timers, and each account is checked once however many pages are open.
 */
export class LiveStreams {
  readonly #context: LiveContext;
  readonly #accounts = new Map<string, Account>();
  readonly #stops: (() => void)[];
  #isChecking = false;
  #checkAgain = false;
  #closed = false;

  constructor(context: LiveContext) {
    this.#context = context;
    const { signals, clock } = context;
    this.#stops = [
      signals.on("events", () => void this.#check()),
      signals.on("queue", () => void this.#check()),
      clock.every(pollMs, () => void this.#check()),
      clock.every(heartbeatMs, () => this.#sendHeartbeats()),
      clock.every(sessionCheckMs, () => this.#endRevoked()),
    ];
  }

  /** Keeps the response open until the page disconnects, its lifetime ends or the process stops. */
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

  #sendHeartbeats(): void {
    for (const { streams } of this.#accounts.values()) {
      for (const stream of streams.keys()) stream.beat();
    }
  }

  async #endRevoked(): Promise<void> {
    const open = [...this.#accounts.values()].flatMap(({ streams }) => [...streams]);
    for (const [stream, mayFollow] of open) {
      // A database error says nothing about the session; the stream's lifetime ends it anyway.
      if (!(await mayFollow().catch(() => true))) stream.end();
    }
  }

  /** Checks now, or again after the running check, which may have missed the signal. */
  async #check(): Promise<void> {
    this.#checkAgain = true;
    if (this.#isChecking) return;
    this.#isChecking = true;
    while (this.#checkAgain && this.#accounts.size > 0 && !this.#closed) {
      this.#checkAgain = false;
      for (const [accountId, account] of this.#accounts) await this.#checkAccount(accountId, account);
      await new Promise((resolve) => setTimeout(resolve, coalesceMs).unref());
    }
    this.#isChecking = false;
  }

  async #checkAccount(accountId: string, account: Account): Promise<void> {
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
