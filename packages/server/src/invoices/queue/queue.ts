import { randomUUID } from "node:crypto";
import type { SplitMode } from "@inkvoice/contract";
import type { PageRange, SplitOption } from "@inkvoice/engine";
import { type SqlBool, sql } from "kysely";
import type { Dialect } from "../../platform/db/dialect.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { InvoiceRow } from "../../platform/db/tables/invoices.ts";

/** The row is the job: an invoice in `processing` is waiting or leased to a worker. */
export type Claim = Readonly<{
  id: string;
  accountId: string;
  token: string;
  blobKey: string;
  sha256: string;
  lineItems: boolean;
  split: SplitOption;
  /** Names of the custom fields to extract; null for all. */
  fields: readonly string[] | null;
  retries: Readonly<Record<RetryCounter, number>>;
  /** Number of workers that died, or lost their lease, while they held this document. */
  workerDeaths: number;
}>;

/** Columns that count failed attempts. */
export type RetryCounter = "attempts" | "postponements" | "damaged_reads";

/**
 * Literal SQL: for a bound parameter SQLite does not use the partial indexes of the queue and would scan all invoices.
 */
export const isWaiting = sql<SqlBool>`status = 'processing'`;

/** In a longer queue only this much of its front is counted. */
export const mostCountedInQueue = 10_000;

/** Longest pause between two attempts. */
export const longestPauseMs = 5 * 60_000;

/** A lease is renewed while its holder lives, but never beyond the longest allowed extraction. */
export type Lease = Readonly<{ dialect: Dialect; leaseMs: number; longestMs: number }>;

type ClaimedRow = Pick<InvoiceRow, "id" | "account_id" | "blob_key" | "content_sha256" | "line_items"> &
  Record<RetryCounter | "interruptions", number> & { split: string; fields: string | null };

/**
 * Claims the next waiting document, in one statement on either database, so that no two workers get the same. A lease
 * that is still set belongs to a worker that died, which is counted here. A lease that ends later than any lease or
 * pause can was written before the clock was set back, and is ignored.
 */
export async function claimNext(db: Database, { dialect, leaseMs, longestMs }: Lease): Promise<Claim | undefined> {
  const token = randomUUID();
  const { rows } = await sql<ClaimedRow>`
    update invoices set
      interruptions = interruptions + case when lease_token is null then 0 else 1 end,
      lease_token = ${token},
      lease_until = ${dialect.now} + ${sql.lit(leaseMs)},
      lease_end = ${dialect.now} + ${sql.lit(longestMs)}
    where id = (
      select id from invoices where status = 'processing' and paused = 0
        and not exists (select 1 from paused_work where what = 'reading')
        and (lease_until < ${dialect.now} or lease_until > ${dialect.now} + ${sql.lit(longestMs + longestPauseMs)})
      order by queue_tag, id limit 1 ${dialect.skipLocked}
    )
    returning id, account_id, blob_key, content_sha256, line_items, split, fields,
      attempts, postponements, damaged_reads, interruptions`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  return {
    id: row.id,
    accountId: row.account_id,
    token,
    blobKey: row.blob_key,
    sha256: row.content_sha256,
    lineItems: row.line_items === 1,
    split: splitWishOf(row.split),
    fields: row.fields === null ? null : (JSON.parse(row.fields) as string[]),
    retries: { attempts: row.attempts, postponements: row.postponements, damaged_reads: row.damaged_reads },
    workerDeaths: row.interruptions,
  };
}

/** A split mode, or the pages of each invoice as JSON where a person divided the file. */
function splitWishOf(text: string): SplitOption {
  return text.startsWith("[") ? (JSON.parse(text) as PageRange[]) : (text as SplitMode);
}

/** False if the lease has expired or was taken over, or if the document was deleted. */
export async function renewLease(db: Database, { dialect, leaseMs }: Lease, claim: Claim): Promise<boolean> {
  const outcome = await db
    .updateTable("invoices")
    .set({ lease_until: sql<number>`${dialect.now} + ${sql.lit(leaseMs)}` })
    .where("id", "=", claim.id)
    .where("lease_token", "=", claim.token)
    .where("status", "=", "processing")
    .where("lease_end", ">", dialect.now)
    .executeTakeFirst();
  return outcome.numUpdatedRows > 0n;
}

/** Reason of a release, the column that counts it, and the pause before the next attempt. */
export type ReleaseReason = Readonly<{ counter: RetryCounter; pauseMs: number; reason: string }>;

/** Returns a document to the queue: at once, or after a pause during which others come first. */
export async function releaseClaim(
  db: Database,
  dialect: Dialect,
  claim: Claim,
  because?: ReleaseReason,
): Promise<void> {
  const waiting = because && {
    lease_until: sql<number>`${dialect.now} + ${sql.lit(Math.ceil(because.pauseMs))}`,
    [because.counter]: claim.retries[because.counter] + 1,
    setback_reason: because.reason,
  };
  await db
    .updateTable("invoices")
    .set({ lease_token: null, lease_until: 0, ...waiting })
    .where("id", "=", claim.id)
    .where("lease_token", "=", claim.token)
    .where("status", "=", "processing")
    .execute();
}
