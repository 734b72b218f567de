import { randomUUID } from "node:crypto";
import {
  type Evidence,
  type ExtractedData,
  type FailureCode,
  failures,
  type SplitMode,
  type Version,
} from "@inkvoice/contract";
import type { InvoicePart, PageRange, SplitWish } from "@inkvoice/engine";
import { type SqlBool, sql } from "kysely";
import { keptStatement } from "../../platform/db/cached-statement.ts";
import type { Dialect } from "../../platform/db/dialect.ts";
import type { Database, Tx } from "../../platform/db/schema.ts";
import type { InvoiceRow } from "../../platform/db/tables/invoices.ts";
import { recordColumns } from "../record/record-columns.ts";
import type { RecordSource } from "../record/record-json.ts";

/** The row is the job: a document in processing is waiting, or leased to whoever reads it. */
export type Claim = Readonly<{
  id: string;
  accountId: string;
  token: string;
  blobKey: string;
  sha256: string;
  lineItems: boolean;
  split: SplitWish;
  /** Names of the custom fields it is read for; null is all. */
  fields: readonly string[] | null;
  setbacks: Readonly<Record<SetbackCounter, number>>;
  /** How often a reader died or fell silent while it had the document. */
  interruptions: number;
}>;

/** Where failed tries are counted. */
export type SetbackCounter = "attempts" | "postponements" | "damaged_reads";

/**
 * The condition of the queue's own indexes, as text: SQLite does not use them for a status that comes as a parameter, and
 * would look at every invoice there is instead.
 */
export const isWaiting = sql<SqlBool>`status = 'processing'`;

/** The longest that a document is left alone between two tries. */
export const longestPauseMs = 5 * 60_000;

/** A lease is renewed as long as its holder lives, but never beyond the longest time a reading may take. */
export type Lease = Readonly<{ dialect: Dialect; leaseMs: number; longestMs: number }>;

type ClaimedRow = Pick<InvoiceRow, "id" | "account_id" | "blob_key" | "content_sha256" | "line_items"> &
  Record<SetbackCounter | "interruptions", number> & { split: string; fields: string | null };

/**
 * Takes the next waiting document. One statement on either database, so that no two workers can have the same. A lease
 * that is still written down belongs to a holder that never came back, which is counted here. One that ends later than any
 * lease or pause can was made before the clock was set back, and holds nobody up.
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
    setbacks: { attempts: row.attempts, postponements: row.postponements, damaged_reads: row.damaged_reads },
    interruptions: row.interruptions,
  };
}

/** A mode, or the pages of each invoice as JSON where a person has said them. */
function splitWishOf(text: string): SplitWish {
  return text.startsWith("[") ? (JSON.parse(text) as PageRange[]) : (text as SplitMode);
}

/** Says that the document is still being read. False when the lease is over, went to somebody else, or the document is gone. */
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

/** Why a document goes back, where that counts, and how long it is left alone. */
export type Return = Readonly<{ counter: SetbackCounter; pauseMs: number; reason: string }>;

/** Gives a document back: for anyone to take at once, or after a pause in which others come first. */
export async function releaseClaim(db: Database, dialect: Dialect, claim: Claim, because?: Return): Promise<void> {
  const waiting = because && {
    lease_until: sql<number>`${dialect.now} + ${sql.lit(Math.ceil(because.pauseMs))}`,
    [because.counter]: claim.setbacks[because.counter] + 1,
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

export type Ending = Readonly<{ readingMs: number | null; at: number }> &
  (
    | Readonly<{
        status: "completed";
        data: ExtractedData;
        pages: number;
        evidence?: Evidence | undefined;
        parts?: readonly InvoicePart[];
      }>
    | Readonly<{ status: "failed"; code: FailureCode; message?: string }>
  );

export type EndedInvoice = RecordSource &
  Pick<InvoiceRow, "account_id" | "webhook_url" | "content_sha256"> & { version: Version; reading: number };

/** The one way out of processing, fenced: undefined when the lease is not ours any more, and then nothing was changed. */
export async function endRow(
  tx: Tx,
  { id, token }: Pick<Claim, "id" | "token">,
  ending: Ending,
): Promise<EndedInvoice | undefined> {
  const ended = { id, token, ended_at: ending.at, reading_ms: ending.readingMs };
  if (ending.status === "failed") {
    const { message } = failures[ending.code];
    const [failed] = await endFailed(tx, [
      { ...ended, error_code: ending.code, error_message: ending.message ?? message },
    ]);
    return failed;
  }
  const { data, pages } = ending;
  const [completed] = await endCompleted(tx, [
    {
      ...ended,
      extracted_data: JSON.stringify(data),
      total_amount: data.total_amount ?? null,
      currency: data.currency ?? null,
      page_count: pages,
    },
  ]);
  return completed;
}

type EndedColumns = Readonly<{ id: string; token: string; ended_at: number; reading_ms: number | null }>;
type FailedColumns = EndedColumns & Readonly<{ error_code: FailureCode; error_message: string }>;
type CompletedColumns = EndedColumns &
  Readonly<{ extracted_data: string; total_amount: number | null; currency: string | null; page_count: number }>;

const returned = [...recordColumns, "account_id", "webhook_url", "content_sha256", "version", "reading"] as const;

const endFailed = keptStatement<FailedColumns, EndedInvoice>(
  ["id", "token", "ended_at", "reading_ms", "error_code", "error_message"],
  (db, rows) => {
    const { id, token, ...columns } = rows[0]!;
    return db
      .updateTable("invoices")
      .set({ ...columns, status: "failed", lease_token: null })
      .where("id", "=", id)
      .where("lease_token", "=", token)
      .where("status", "=", "processing")
      .returning(returned);
  },
);

const endCompleted = keptStatement<CompletedColumns, EndedInvoice>(
  ["id", "token", "ended_at", "reading_ms", "extracted_data", "total_amount", "currency", "page_count"],
  (db, rows) => {
    const { id, token, ...columns } = rows[0]!;
    return (
      db
        .updateTable("invoices")
        // Counted in the transaction that adds it to the sums.
        .set({ ...columns, status: "completed", counted: 1, lease_token: null })
        .where("id", "=", id)
        .where("lease_token", "=", token)
        .where("status", "=", "processing")
        .returning(returned)
    );
  },
);
