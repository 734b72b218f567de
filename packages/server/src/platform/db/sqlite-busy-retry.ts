import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import type { SqliteDialectConfig } from "kysely";
import { type CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from "kysely";

const busy = 5;
/** After waiting this long for the write lock, the database counts as unavailable. */
const longestWaitMs = 5000;
const firstPauseMs = 2;
const longestPauseMs = 50;

/** Statements that write outside of a transaction. */
const writes: ReadonlySet<string> = new Set(["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"]);

function isBusy(error: unknown): boolean {
  const code = error instanceof Error ? (error as Error & { errcode?: unknown }).errcode : undefined;
  return typeof code === "number" && (code & 0xff) === busy;
}

/** Retries while another process holds the lock. SQLite's own busy timeout would block the whole process. */
export async function retryWhileBusy<Value>(run: () => Value | Promise<Value>): Promise<Value> {
  const until = performance.now() + longestWaitMs;
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
    }
    await delay(pause);
  }
}

/**
 * `node:sqlite` answers within the call, so a loop of many short transactions would otherwise run to its end before
 * any request is answered.
 */
class EventLoopTurns {
  readonly #longestHoldMs: number;
  #heldSince: number | undefined;

  constructor(longestHoldMs: number) {
    this.#longestHoldMs = longestHoldMs;
  }

  async yieldAfterLongHold(): Promise<void> {
    const now = performance.now();
    if (this.#heldSince === undefined) {
      this.#heldSince = now;
      setImmediate(() => {
        this.#heldSince = undefined;
      });
    } else if (now - this.#heldSince > this.#longestHoldMs) await nextTurn();
  }
}

type PatientConfig = SqliteDialectConfig &
  Readonly<{
    beforeWriting(): void;
    /** Calls hold up the event loop no longer than this before requests and timers have a turn. Absent: no limit. */
    longestHoldMs?: number;
  }>;

class PatientDriver extends SqliteDriver {
  readonly #beforeWriting: () => void;
  readonly #turns: EventLoopTurns | undefined;

  constructor({ beforeWriting, longestHoldMs, ...config }: PatientConfig) {
    super(config);
    this.#beforeWriting = beforeWriting;
    if (longestHoldMs !== undefined) this.#turns = new EventLoopTurns(longestHoldMs);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#beforeWriting();
    await super.beginTransaction(connection);
  }

  /** SQLite rolls back by itself when the disk is full; the error of the statement is the one to report. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes("no transaction is active"))) throw error;
    }
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // Before the connection is held, so that those who wait for it get it in this turn.
    await this.#turns?.yieldAfterLongHold();
    const connection = await super.acquireConnection();
    return {
      executeQuery: <Row>(query: CompiledQuery) => {
        if (writes.has(query.query.kind)) this.#beforeWriting();
        return retryWhileBusy(() => connection.executeQuery<Row>(query));
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }
}

/** Kysely's SQLite dialect with a driver that waits for locks without blocking and checks before it writes. */
export class BusyRetrySqliteDialect extends SqliteDialect {
  readonly #config: PatientConfig;

  constructor(config: PatientConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver(this.#config);
  }
}
