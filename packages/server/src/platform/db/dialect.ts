import { type RawBuilder, sql } from "kysely";
import { TimedOut } from "../with-timeout.ts";
import { DatabaseReplaced } from "./sqlite-files.ts";

/**
 * All differences between SQLite and PostgreSQL. Queries and migrations are otherwise the same text: times are integer
 * milliseconds, flags 0 and 1, JSON is text.
 */
export type Dialect = Readonly<{
  name: "sqlite" | "postgres";
  /**
   * Database time in milliseconds, stable within a statement. Leases use it, so that clocks of machines need not agree.
   */
  now: RawBuilder<number>;
  /** Suffix of a SELECT that picks rows to claim, so that claimers do not wait for each other. */
  skipLocked: RawBuilder<unknown>;
  /** Column types for migrations. */
  id: RawBuilder<unknown>;
  bigint: RawBuilder<unknown>;
  real: RawBuilder<unknown>;
  /** Smallest and largest of several values. */
  least: RawBuilder<unknown>;
  greatest: RawBuilder<unknown>;
  /** CREATE TABLE for counters that may be lost in a crash. */
  createUnlogged: RawBuilder<unknown>;
  /** Serialises migrations. */
  migrationLock: RawBuilder<unknown>;
  /** Truncates the write-ahead log, in which deleted rows can still be read. PostgreSQL recycles its own. */
  shortenLog: RawBuilder<unknown>;
}>;

const migrationLockNumber = 7_236_514_882;

export const dialects: Record<Dialect["name"], Dialect> = {
  sqlite: {
    name: "sqlite",
    now: sql`cast(unixepoch('subsec') * 1000 as integer)`,
    skipLocked: sql``,
    id: sql`text`,
    bigint: sql`integer`,
    real: sql`real`,
    least: sql`min`,
    greatest: sql`max`,
    createUnlogged: sql`create table`,
    // "begin immediate" already holds the only write lock.
    migrationLock: sql`select 1`,
    shortenLog: sql`pragma wal_checkpoint(truncate)`,
  },
  postgres: {
    name: "postgres",
    now: sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
    skipLocked: sql`for update skip locked`,
    // Byte order: a language-aware collation would slow down every index on ids.
    id: sql`text collate "C"`,
    bigint: sql`bigint`,
    real: sql`double precision`,
    least: sql`least`,
    greatest: sql`greatest`,
    createUnlogged: sql`create unlogged table`,
    migrationLock: sql`select pg_advisory_xact_lock(${sql.lit(migrationLockNumber)})`,
    shortenLog: sql`select 1`,
  },
};

/** PostgreSQL refuses NUL in text, and no other character that a request can carry. */
export function isUnstorableText(error: unknown): boolean {
  return property(error, "code") === "22021";
}

function property(error: unknown, name: string): unknown {
  return error instanceof Error ? (error as Error & Record<string, unknown>)[name] : undefined;
}

/** Result codes of SQLite for "not now": busy, locked, read-only, I/O error, full, cannot open. */
const sqliteUnavailable = new Set([5, 6, 8, 10, 13, 14]);
/**
 * Connection lost or refused (08), read-only (25006), serialization or deadlock (40001, 40P01), out of resources (53),
 * lock not available (55P03), statement timeout (57014), shutting down or starting (57P), I/O error (58), network.
 */
const postgresUnavailable =
  /^(08|25006|40001|40P01|53|55P03|57014|57P|58|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether the database failed temporarily, so that retrying later is right. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const sqliteCode = property(error, "errcode");
  if (typeof sqliteCode === "number") return sqliteUnavailable.has(sqliteCode & 0xff);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (error instanceof TimedOut || error instanceof DatabaseReplaced) return true;
  const code = property(error, "code");
  if (typeof code === "string" && postgresUnavailable.test(code)) return true;
  return error instanceof Error && poolMessages.test(error.message);
}
