import { randomUUID } from "node:crypto";
import { type ExtractedData, type FailureCode, failures, type Version } from "@inkvoice/contract";
import { type SqlBool, sql } from "kysely";
import { changeCounts } from "../catalogue/counts.ts";
import type { Dialect } from "../platform/db/dialect.ts";
import type { Database, Tx } from "../platform/db/schema.ts";
import type { InvoiceRow } from "../platform/db/tables/invoices.ts";

/** The row is the job: a document in processing is waiting, or leased to whoever reads it. */
export type Claim = Readonly<{
  id: string;
  accountId: string;
  token: string;
  blobKey: string;
  sha256: string;
  lineItems: boolean;
  attempt: number;
}>;

export const mostAttempts = 3;

/**
 * The condition of the queue's own indexes, as text: SQLite does not use them for a status that comes as a parameter, and
 * would look at every invoice there is instead.
 */
export const isWaiting = sql<SqlBool>`status = 'processing'`;

type Lease = Readonly<{ dialect: Dialect; leaseMs: number }>;

type ClaimedRow = Pick<InvoiceRow, "id" | "account_id" | "blob_key" | "content_sha256" | "line_items" | "attempts">;

/**
 * Takes the next waiting document. One statement on either database, so that no two workers can have the same; the
 * attempt is counted here, because a document that kills its reader never comes back to be counted.
 */
export async function claimNext(db: Database, { dialect, leaseMs }: Lease): Promise<Claim | undefined> {
  const token = randomUUID();
  const { rows } = await sql<ClaimedRow>`
    update invoices set attempts = attempts + 1, lease_token = ${token}, lease_until = ${dialect.now} + ${sql.lit(leaseMs)}
    where id = (
      select id from invoices where status = 'processing' and lease_until < ${dialect.now}
      order by queue_tag, id limit 1 ${dialect.skipLocked}
    )
    returning id, account_id, blob_key, content_sha256, line_items, attempts`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  return {
    id: row.id,
    accountId: row.account_id,
    token,
    blobKey: row.blob_key,
    sha256: row.content_sha256,
    lineItems: row.line_items === 1,
    attempt: row.attempts,
  };
}

/** Says that the document is still being read. False when the lease went to somebody else or the document is gone. */
export async function renewLease(db: Database, { dialect, leaseMs }: Lease, claim: Claim): Promise<boolean> {
  const outcome = await db
    .updateTable("invoices")
    .set({ lease_until: sql<number>`${dialect.now} + ${sql.lit(leaseMs)}` })
    .where("id", "=", claim.id)
    .where("lease_token", "=", claim.token)
    .where("status", "=", "processing")
    .executeTakeFirst();
  return outcome.numUpdatedRows > 0n;
}

/** Gives a document back at once. One that was interrupted through no fault of its own keeps its attempts. */
export async function releaseClaim(db: Database, claim: Claim, blameless: boolean): Promise<void> {
  await db
    .updateTable("invoices")
    .set({ lease_token: null, lease_until: 0, ...(blameless && { attempts: sql<number>`attempts - 1` }) })
    .where("id", "=", claim.id)
    .where("lease_token", "=", claim.token)
    .where("status", "=", "processing")
    .execute();
}

export type Ending = Readonly<{ readingMs: number | null; at: number }> &
  (
    | Readonly<{ status: "completed"; data: ExtractedData; pages: number }>
    | Readonly<{ status: "failed"; code: FailureCode; message?: string }>
  );

export type EndedInvoice = Pick<
  InvoiceRow,
  | "id"
  | "account_id"
  | "status"
  | "created_at"
  | "ended_at"
  | "extracted_data"
  | "error_code"
  | "error_message"
  | "webhook_url"
  | "filename"
  | "content_sha256"
> & { version: Version };

function endingColumns(ending: Ending) {
  if (ending.status === "failed") {
    const { message } = failures[ending.code];
    return { status: ending.status, error_code: ending.code, error_message: ending.message ?? message };
  }
  const { data, pages } = ending;
  return {
    status: ending.status,
    extracted_data: JSON.stringify(data),
    total_amount: data.total_amount ?? null,
    currency: data.currency ?? null,
    page_count: pages,
  };
}

/**
 * The one transition out of processing, fenced: undefined when the lease is not ours any more, and then nothing was
 * changed and the result must be thrown away.
 */
export async function endInvoice(
  tx: Tx,
  claim: Pick<Claim, "id" | "token">,
  ending: Ending,
): Promise<EndedInvoice | undefined> {
  const row = await tx
    .updateTable("invoices")
    .set({ ...endingColumns(ending), ended_at: ending.at, reading_ms: ending.readingMs, lease_token: null })
    .where("id", "=", claim.id)
    .where("lease_token", "=", claim.token)
    .where("status", "=", "processing")
    .returning(["id", "account_id", "status", "version", "created_at", "ended_at", "extracted_data", "filename"])
    .returning(["error_code", "error_message", "webhook_url", "content_sha256"])
    .executeTakeFirst();
  if (!row) return undefined;
  await changeCounts(tx, row.account_id, [
    { createdAt: row.created_at, status: "processing", by: -1 },
    { createdAt: row.created_at, status: row.status, by: 1 },
  ]);
  return row;
}
