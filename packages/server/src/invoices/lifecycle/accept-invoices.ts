import type { Metadata } from "@inkvoice/contract";
import { addUsage } from "../../access/usage.ts";
import { changeCounts, dayOf } from "../../catalogue/analytics/invoice-counts.ts";
import { insertUploadFacts } from "../../catalogue/facts.ts";
import { callerTokens } from "../../catalogue/search/filter-tokens.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { insertRows, type NewInvoice } from "../record/insert-rows.ts";
import type { InvoiceServices } from "../services.ts";
import { documentOf } from "./end-invoice.ts";

/** Belongs into the transaction that answers the upload. Call `announceAccepted` after the commit. */
export async function acceptInvoices(
  tx: Tx,
  accountId: string,
  rows: readonly NewInvoice[],
  now: number,
): Promise<void> {
  await insertRows(tx, accountId, rows);
  await changeCounts(
    tx,
    accountId,
    rows.map(({ created_at }) => ({ createdAt: created_at, status: "processing", by: 1 })),
  );
  await insertUploadFacts(tx, rows.map(uploadOf));
  const pages = rows.reduce((sum, row) => sum + (row.page_count ?? 1), 0);
  const bytes = rows.reduce((sum, row) => sum + row.size, 0);
  // All rows of one request or bulk were sent with the same key.
  const keyId = rows[0]?.key_id ?? null;
  await addUsage(tx, accountId, { day: dayOf(now), keyId, documents: rows.length, pages, bytes });
}

export function announceAccepted({ signals, metrics }: InvoiceServices, documents: number): void {
  metrics.uploads.inc(documents);
  signals.send("queue");
}

const uploadOf = (row: NewInvoice) => ({
  ...documentOf(row),
  tokens: callerTokens({
    externalId: row.external_id,
    metadata: row.metadata === null ? null : (JSON.parse(row.metadata) as Metadata),
    batchId: row.batch_id,
  }),
});
