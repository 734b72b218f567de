import { randomUUID } from "node:crypto";
import type { InvoiceStatus } from "@inkvoice/contract";
import { type SqlBool, sql } from "kysely";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Fold } from "../../platform/db/fold-changes.ts";
import type { Executor, Tx } from "../../platform/db/schema.ts";
import type { InvoiceTables } from "../../platform/db/tables/invoices.ts";

/**
 * Stored counts, so that `total` costs the same for a million invoices as for a thousand: per account, UTC day of
 * upload and status, and once more for all days. The transaction of an invoice inserts its change; readers add changes
 * that wait.
 */
const allDays = -1;
const dayMs = 86_400_000;

export function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / dayMs);
}

export type CountChange = Readonly<{ createdAt: number; status: InvoiceStatus; by: number }>;

export async function changeCounts(tx: Tx, accountId: string, changes: readonly CountChange[]): Promise<void> {
  const sums = sumsOf(changes.map(({ createdAt, status, by }) => ({ day: dayOf(createdAt), status, count: by })));
  await insertChanges(
    tx,
    sums.map((sum) => ({ id: randomUUID(), account_id: accountId, ...sum })),
  );
}

type Count = Readonly<{ day: number; status: InvoiceStatus; count: number }>;

function sumsOf(counts: readonly Count[]): Count[] {
  const groups = Map.groupBy(counts, ({ day, status }) => `${day} ${status}`).values();
  return [...groups].flatMap(([first, ...rest]) =>
    first ? [{ ...first, count: rest.reduce((sum, { count }) => sum + count, first.count) }] : [],
  );
}

const insertChanges = cachedStatement<InvoiceTables["invoice_count_changes"], unknown>(
  ["id", "account_id", "day", "status", "count"],
  (db, rows) => db.insertInto("invoice_count_changes").values(rows),
);

/** Adds waiting changes to the counts. */
export const countFold: Fold<"invoice_count_changes"> = {
  table: "invoice_count_changes",
  async add(tx, accountId, changes) {
    const ofDays = changes.map(({ day, status, count }) => ({ day, status, count }));
    const sums = sumsOf([...ofDays, ...ofDays.map((count) => ({ ...count, day: allDays }))]);
    await addToCounts(
      tx,
      sums.map((sum) => ({ account_id: accountId, ...sum })),
    );
  },
};

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
  const isWanted = filter.status ? sql<SqlBool>`status = ${filter.status}` : sql<SqlBool>`true`;
  const isAll = filter.from === allDays;
  const ofDays = isAll ? sql<SqlBool>`true` : sql<SqlBool>`day between ${filter.from} and ${filter.to}`;
  const { rows } = await sql<{ total: number | null }>`select sum(count) as total from (
      select count from invoice_counts
      where account_id = ${accountId} and ${isAll ? sql<SqlBool>`day = ${sql.lit(allDays)}` : ofDays} and ${isWanted}
      union all select count from invoice_count_changes where account_id = ${accountId} and ${ofDays} and ${isWanted}
    ) as counts`.execute(executor);
  return Number(rows[0]?.total ?? 0);
}

/** Counts by day of upload and status, since a day. */
export async function countsByDay(executor: Executor, accountId: string, first: number): Promise<Count[]> {
  const { rows } = await sql<Count>`select day, status, sum(count) as count from (
      select day, status, count from invoice_counts where account_id = ${accountId} and day >= ${first}
      union all select day, status, count from invoice_count_changes where account_id = ${accountId} and day >= ${first}
    ) as counts group by day, status`.execute(executor);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
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
