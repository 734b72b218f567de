import { sql } from "kysely";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import { isPostgres } from "../platform/db/locks.ts";
import type { Executor, Tables, Tx } from "../platform/db/schema.ts";
import { deleteDismissal, type InvoicePair, insertDismissal, isUndecided } from "./dismissed-duplicates.ts";
import { needsReviewUnlessDecided } from "./needs-review.ts";

/** An invoice of an account. */
type InvoiceRef = Readonly<{ accountId: string; invoiceId: string }>;

/** Read before an invoice is deleted, for `refreshDuplicates` afterwards. */
export async function duplicateKeysOf(executor: Executor, accountId: string, invoiceId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom("duplicate_keys")
    .select("key")
    .where("invoice_id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .execute();
  return rows.map((row) => row.key);
}

/**
 * Inserts the duplicate keys of new invoices of an account and updates the flags of the invoices that share them.
 * Requires lockFacts(tx) for the keys.
 */
export async function insertDuplicateKeys(
  tx: Tx,
  accountId: string,
  documents: readonly Readonly<{ invoiceId: string; keys: readonly string[] }>[],
): Promise<void> {
  const keys = [...new Set(documents.flatMap((document) => document.keys))];
  await insertKeys(
    tx,
    documents.flatMap(({ invoiceId, keys }) => keyRows({ accountId, invoiceId }, keys)),
  );
  const holders = await holdersOf(tx, accountId, keys);
  if (holders.length === keys.length) return;
  const own = documents.map(({ invoiceId }) => invoiceId);
  await recountDuplicates(tx, accountId, [...new Set([...own, ...holders])]);
}

/** Requires lockFacts(tx) for the invoice and the keys. */
export async function replaceDuplicateKeys(tx: Tx, document: InvoiceRef, keys: readonly string[]): Promise<void> {
  const { accountId, invoiceId } = document;
  const stale = await deleteOtherKeys(tx, keyRows(document, keys));
  const lost = await holdersOf(
    tx,
    accountId,
    stale.map((row) => row.key),
  );
  await insertKeys(tx, keyRows(document, keys));
  const touched = new Set([...lost, ...(await holdersOf(tx, accountId, keys)), invoiceId]);
  if (touched.size > 1) await recountDuplicates(tx, accountId, [...touched]);
}

/** Recomputes the duplicate flags of invoices that shared these keys. Requires lockFacts(tx) for them. */
export async function refreshDuplicates(tx: Tx, accountId: string, keys: readonly string[]): Promise<void> {
  await recountDuplicates(tx, accountId, await holdersOf(tx, accountId, keys));
}

/**
 * Marks a pair of invoices as no duplicates, until that is undone. Returns false if it was marked already. Requires
 * lockFacts(tx).
 */
export async function dismissDuplicate(tx: Tx, pair: InvoicePair, now: number): Promise<boolean> {
  if (!(await insertDismissal(tx, pair, now))) return false;
  await recountDuplicates(tx, pair.accountId, pair.ids);
  return true;
}

/** Undoes `dismissDuplicate`: the pair is compared again. False if it was not dismissed. Requires lockFacts(tx). */
export async function restoreDuplicate(tx: Tx, pair: InvoicePair): Promise<boolean> {
  if (!(await deleteDismissal(tx, pair))) return false;
  await recountDuplicates(tx, pair.accountId, pair.ids);
  return true;
}

/** The newest invoices that share a duplicate key, with the shared keys. */
export async function findDuplicates(
  executor: Executor,
  accountId: string,
  invoiceId: string,
): Promise<{ invoice_id: string; key: string }[]> {
  const found = await Promise.all(
    (await duplicateKeysOf(executor, accountId, invoiceId)).map((key) =>
      executor
        .selectFrom("duplicate_keys")
        .select(["invoice_id", "key"])
        .where("account_id", "=", accountId)
        .where("key", "=", key)
        .where("invoice_id", "!=", invoiceId)
        .where(isUndecided(sql.ref("duplicate_keys.invoice_id"), sql.val(invoiceId)))
        .orderBy("invoice_id", "desc")
        .limit(maxDuplicates)
        .execute(),
    ),
  );
  return found.flat();
}

/** Those of the invoices that have a duplicate which nobody has rejected. */
export async function withOpenDuplicates(
  executor: Executor,
  accountId: string,
  invoiceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (invoiceIds.length === 0) return new Set();
  const rows = await executor
    .selectFrom("duplicate_keys as own")
    .innerJoin("duplicate_keys as other", (join) =>
      join.onRef("other.account_id", "=", "own.account_id").onRef("other.key", "=", "own.key"),
    )
    .innerJoin("invoices", "invoices.id", "other.invoice_id")
    .select("own.invoice_id")
    .distinct()
    .where("own.account_id", "=", accountId)
    .where("own.invoice_id", "in", invoiceIds)
    .whereRef("other.invoice_id", "!=", "own.invoice_id")
    .where(isUndecided(sql.ref("own.invoice_id"), sql.ref("other.invoice_id")))
    .where("invoices.review", "!=", "rejected")
    .execute();
  return new Set(rows.map((row) => row.invoice_id));
}

/** Limits the work per upload for vendors with very many equal invoices. */
const maxDuplicates = 50;

const keyRows = ({ accountId, invoiceId }: InvoiceRef, keys: readonly string[]) =>
  keys.map((key) => ({ account_id: accountId, key, invoice_id: invoiceId }));

const insertKeys = cachedStatement<Tables["duplicate_keys"], unknown>(["account_id", "key", "invoice_id"], (db, rows) =>
  db
    .insertInto("duplicate_keys")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing()),
);

const deleteOtherKeys = cachedStatement<Tables["duplicate_keys"], { key: string }>(
  ["account_id", "key", "invoice_id"],
  (db, rows) =>
    db
      .deleteFrom("duplicate_keys")
      .where("invoice_id", "=", rows[0]!.invoice_id)
      .where(
        "key",
        "not in",
        rows.map((row) => row.key),
      )
      .returning("key"),
);

/** Invoices with one of these keys, from the key index: a join would scan the account. */
async function holdersOf(tx: Tx, accountId: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await findHolders(
    tx,
    keys.map((key) => ({ accountId, key })),
  );
  return [...new Set(rows.map((row) => row.invoice_id))];
}

const findHolders = cachedStatement<{ accountId: string; key: string }, { invoice_id: string }>(
  ["accountId", "key"],
  (db, rows) =>
    db
      .selectFrom("duplicate_keys")
      .select("invoice_id")
      .where("account_id", "=", rows[0]!.accountId)
      .where(
        "key",
        "in",
        rows.map((row) => row.key),
      )
      .limit(maxDuplicates + rows.length),
);

/**
 * Locks in the order of ids, which avoids deadlocks. Transactions that recount the same invoices wait for each other, so
 * that the later one sees the keys of the earlier one.
 */
async function lockFactRows(tx: Tx, invoiceIds: readonly string[]): Promise<void> {
  if (!isPostgres(tx)) return;
  const rows = tx.selectFrom("invoice_facts").select("invoice_id").where("invoice_id", "in", invoiceIds);
  await rows.orderBy("invoice_id").forUpdate().execute();
}

async function recountDuplicates(tx: Tx, accountId: string, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  await lockFactRows(tx, invoiceIds);
  // SQLite keeps the order of a cross join: from the invoice's few keys to the other invoices.
  const some = sql<number>`(
    select count(distinct duplicate) from (
      select other.invoice_id as duplicate
      from duplicate_keys as own
      cross join duplicate_keys as other
      where own.invoice_id = invoice_facts.invoice_id and own.account_id = ${accountId}
        and other.account_id = own.account_id and other.key = own.key
        and other.invoice_id <> own.invoice_id and ${isUndecided(sql.ref("own.invoice_id"), sql.ref("other.invoice_id"))}
      limit ${sql.lit(maxDuplicates)}
    ) as duplicates
  )`;
  await tx
    .updateTable("invoice_facts")
    .set({ duplicates: some })
    .where("invoice_id", "in", invoiceIds)
    .where("account_id", "=", accountId)
    .execute();
  await tx
    .updateTable("invoice_facts")
    .set({ needs_look: needsReviewUnlessDecided })
    .where("invoice_id", "in", invoiceIds)
    .where("account_id", "=", accountId)
    .where("reviewed_at", "is", null)
    // Null while the invoice is not read, or restored from an older trash entry: `needs_look` then stays as stored.
    .where("doubtful", "is not", null)
    .execute();
}
