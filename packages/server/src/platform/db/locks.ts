import { PostgresAdapter, sql } from "kysely";
import type { Executor, Tx } from "./schema.ts";

/**
 * INDEX of locks that a transaction takes by name and holds until it ends. They exist on PostgreSQL only: a transaction
 * on SQLite already holds the only write lock.
 */
export const lockKinds = {
  /** List columns and search terms of an account: shared by transactions that write some of them, exclusive for all. */
  facts: 7_236_501,
  /** A key that duplicates share, while invoices get or lose it. */
  duplicateKey: 7_236_502,
  /** Waiting changes of an account, while they are added to its counters. */
  changes: 7_236_503,
  /** The storage of an account with a limit, while an upload is checked against it. */
  storage: 7_236_504,
  /** Vendors of an account, while some are made or changed. After the row of an invoice, before facts. */
  vendors: 7_236_505,
  /** Orders of an account, while some are changed or invoiced. After vendors, before facts. */
  orders: 7_236_506,
  /** Rules of an account, while their order changes. */
  rules: 7_236_507,
} as const;

type Kind = keyof typeof lockKinds;

export function isPostgres(executor: Executor): boolean {
  return executor.getExecutor().adapter instanceof PostgresAdapter;
}

/** The arguments of PostgreSQL's advisory lock functions. */
export const lockOf = (kind: Kind, name: string) => sql`${sql.lit(lockKinds[kind])}, hashtext(${name})`;

export async function lock(tx: Tx, kind: Kind, name: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${lockOf(kind, name)})`.execute(tx);
}

/** False where another transaction holds the lock. */
export async function tryLock(tx: Tx, kind: Kind, name: string): Promise<boolean> {
  if (!isPostgres(tx)) return true;
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${lockOf(kind, name)}) as got`.execute(
    tx,
  );
  return rows[0]?.got === true;
}
