import { sql } from "kysely";
import { isPostgres, lock, lockKinds, lockOf } from "../platform/db/locks.ts";
import type { Tx } from "../platform/db/schema.ts";

export type FactLocks = Readonly<{
  accountId: string;
  /** Invoices whose duplicate keys are locked. */
  invoiceIds?: readonly string[];
  /** Duplicate keys that invoices are about to get. */
  keys?: readonly string[];
}>;

/**
 * Locks data that invoices of an account share: the facts in shared mode, duplicate keys exclusively. Requires the
 * locks of the invoices' rows; comes before any change of `invoice_facts`. Keys are locked in order, so that two
 * transactions never wait for each other.
 */
export async function lockFacts(tx: Tx, { accountId, invoiceIds = [], keys = [] }: FactLocks): Promise<void> {
  if (!isPostgres(tx)) return;
  await sql`select pg_advisory_xact_lock_shared(${lockOf("facts", accountId)})
    union all select pg_advisory_xact_lock(${sql.lit(lockKinds.duplicateKey)}, name) from (
      select hashtext(${accountId} || key) as name from duplicate_keys where invoice_id = any(${invoiceIds}::text[])
      union select hashtext(${accountId} || key) from unnest(${keys}::text[]) as given (key)
      order by name
    ) as names`.execute(tx);
}

/** Waits until no other transaction writes facts of the account, and keeps them out. */
export function lockAllFacts(tx: Tx, accountId: string): Promise<void> {
  return lock(tx, "facts", accountId);
}
