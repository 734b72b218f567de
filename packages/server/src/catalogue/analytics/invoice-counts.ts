import { type InvoiceStatus, invoiceStatuses } from "@inkvoice/contract";
import { sql } from "kysely";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Executor, Tx } from "../../platform/db/schema.ts";
import type { InvoiceTables } from "../../platform/db/tables/invoices.ts";

/**
 * Stored counts, so that `total` costs the same for a million invoices as for a thousand: per account, UTC day of
 * upload and status, and once more for all days. They change in the transaction of the invoice.
 */
const allDays = -1;
const dayMs = 86_400_000;

export function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / dayMs);
}

export type CountChange = Readonly<{ createdAt: number; status: InvoiceStatus; by: number }>;

/** Every transaction updates rows in the same order, to avoid deadlocks. */
export async function changeCounts(tx: Tx, accountId: string, changes: readonly CountChange[]): Promise<void> {
  const sums = new Map<string, { day: number; status: InvoiceStatus; count: number }>();
  for (const { createdAt, status, by } of changes) {
    for (const day of [allDays, dayOf(createdAt)]) {
      const name = `${day} ${status}`;
      const sum = sums.get(name) ?? { day, status, count: 0 };
      sums.set(name, { ...sum, count: sum.count + by });
    }
  }
  const rank = (status: InvoiceStatus) => invoiceStatuses.indexOf(status);
  const rows = [...sums.values()].sort((a, b) => a.day - b.day || rank(a.status) - rank(b.status));
  await addToCounts(
    tx,
    rows.map((row) => ({ account_id: accountId, ...row })),
  );
}

/**
 * Locks the counter row that every upload and every ended invoice of the account updates first. Duplicate flags concern
 * other invoices too: taking this lock first avoids deadlocks between their rows. An update that changes nothing locks
 * a row on either database.
 */
export async function lockCatalogue(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable("invoice_counts")
    .set((eb) => ({ count: eb.ref("count") }))
    .where("account_id", "=", accountId)
    .where("day", "=", allDays)
    .where("status", "=", "processing")
    .execute();
}

const addToCounts = cachedStatement<InvoiceTables["invoice_counts"], unknown>(
  ["account_id", "day", "status", "count"],
  (db, rows) =>
    db
      .insertInto("invoice_counts")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "day", "status"])
          .doUpdateSet({ count: sql`invoice_counts.count + excluded.count` }),
      ),
);

export type CountFilter = Readonly<{
  status?: InvoiceStatus | undefined;
  /** Exclusive bounds in milliseconds, possibly fractional. */
  after?: number | undefined;
  before?: number | undefined;
}>;

async function sumOfDays(
  executor: Executor,
  accountId: string,
  filter: { status?: InvoiceStatus | undefined; from: number; to: number },
) {
  let query = executor
    .selectFrom("invoice_counts")
    .select((select) => select.fn.sum<number | null>("count").as("total"))
    .where("account_id", "=", accountId)
    .where("day", ">=", filter.from)
    .where("day", "<=", filter.to);
  if (filter.status) query = query.where("status", "=", filter.status);
  const row = await query.executeTakeFirst();
  return Number(row?.total ?? 0);
}

async function countBetween(
  executor: Executor,
  accountId: string,
  bounds: { status?: InvoiceStatus | undefined; first: number; last: number },
) {
  if (bounds.first > bounds.last) return 0;
  let query = executor
    .selectFrom("invoices")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("account_id", "=", accountId)
    .where("created_at", ">=", bounds.first)
    .where("created_at", "<=", bounds.last);
  if (bounds.status) query = query.where("status", "=", bounds.status);
  const row = await query.executeTakeFirst();
  return Number(row?.total ?? 0);
}

const endOfTime = 8_640_000_000_000_000;

/** First and last whole millisecond inside the exclusive bounds. */
export function insideBounds({ after, before }: CountFilter): { first: number; last: number } {
  const first = after === undefined ? 0 : Math.floor(after) + 1;
  const last = before === undefined ? endOfTime : Math.ceil(before) - 1;
  return { first: Math.max(0, first), last };
}

/** Whole days from the counters, partial days from the index. */
export async function countInvoices(executor: Executor, accountId: string, filter: CountFilter): Promise<number> {
  const { status } = filter;
  if (filter.after === undefined && filter.before === undefined) {
    return await sumOfDays(executor, accountId, { status, from: allDays, to: allDays });
  }
  const { first, last } = insideBounds(filter);
  const fromDay = Math.ceil(first / dayMs);
  const toDay = Math.floor((last + 1) / dayMs) - 1;
  if (fromDay > toDay) return await countBetween(executor, accountId, { status, first, last });
  const whole = await sumOfDays(executor, accountId, { status, from: fromDay, to: toDay });
  const head = await countBetween(executor, accountId, { status, first, last: fromDay * dayMs - 1 });
  const tail = await countBetween(executor, accountId, { status, first: (toDay + 1) * dayMs, last });
  return whole + head + tail;
}
