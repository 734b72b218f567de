import type { Selectable } from "kysely";
import { lock, tryLock } from "./locks.ts";
import type { Database, Tables, Tx } from "./schema.ts";

/**
 * Counters of an account change with each of its documents. Updating one row in every transaction would serialise them,
 * so each transaction inserts its change into a separate table, and a background step adds the changes to the counters.
 * Readers add waiting changes to the counters, or fold them first.
 */
export type ChangeTable =
  | "invoice_count_changes"
  | "analytics_changes"
  | "analytics_date_changes"
  | "usage_changes"
  | "unused_words";

export type Fold<Table extends ChangeTable> = Readonly<{
  table: Table;
  /** Adds changes to the counters, in the transaction that deletes them. */
  add(tx: Tx, accountId: string, changes: readonly Selectable<Tables[Table]>[]): Promise<void>;
}>;

/** Bounds the memory and the length of one transaction. */
const mostChanges = 1000;

/** Folds all changes of an account that were committed before. Waits for another process at it. */
export async function foldChanges<Table extends ChangeTable>(
  db: Database,
  fold: Fold<Table>,
  accountId: string,
): Promise<void> {
  // Most reads find none and write nothing.
  if (!(await hasChanges(db, fold.table, accountId))) return;
  let count = mostChanges;
  while (count === mostChanges)
    count = await db.transaction().execute(async (tx) => {
      await lock(tx, "changes", `${fold.table} ${accountId}`);
      return await foldOnce(tx, fold, accountId);
    });
}

/** Folds the changes of all accounts, except those that another process is at. */
export async function foldAllChanges<Table extends ChangeTable>(db: Database, fold: Fold<Table>): Promise<void> {
  const table: ChangeTable = fold.table;
  const accounts = await db.selectFrom(table).select("account_id").distinct().execute();
  for (const { account_id: accountId } of accounts) {
    let count = mostChanges;
    while (count === mostChanges)
      count = await db.transaction().execute(async (tx) => {
        if (!(await tryLock(tx, "changes", `${table} ${accountId}`))) return 0;
        return await foldOnce(tx, fold, accountId);
      });
  }
}

async function hasChanges(db: Database, table: ChangeTable, accountId: string): Promise<boolean> {
  const row = await db.selectFrom(table).select("id").where("account_id", "=", accountId).limit(1).executeTakeFirst();
  return row !== undefined;
}

async function foldOnce<Table extends ChangeTable>(tx: Tx, fold: Fold<Table>, accountId: string): Promise<number> {
  const table: ChangeTable = fold.table;
  const some = tx.selectFrom(table).select("id").where("account_id", "=", accountId).limit(mostChanges);
  const taken = await tx.deleteFrom(table).where("id", "in", some).returningAll().execute();
  // The rows are those of the fold's own table.
  if (taken.length > 0) await fold.add(tx, accountId, taken as unknown as Selectable<Tables[Table]>[]);
  return taken.length;
}
