import { createHash, randomBytes } from "node:crypto";
import {
  currentVersion,
  type ExtractedData,
  type FailureCode,
  failures,
  type Metadata,
  newId,
} from "@inkvoice/contract";
import { countedByUploadAndDate } from "../catalogue/analytics/analytics-share.ts";
import { changeCounts } from "../catalogue/analytics/invoice-counts.ts";
import { updateAnalytics } from "../catalogue/analytics/update-analytics.ts";
import { storeFacts, storeFailureFacts } from "../catalogue/facts.ts";
import { acceptInvoices } from "../invoices/lifecycle/accept-invoices.ts";
import type { Database, Tx } from "../platform/db/schema.ts";

const everythingSure: ExtractedData["confidence"] = {
  invoice_number: 0.99,
  date: 0.98,
  total_amount: 0.97,
  currency: 0.99,
  vendor: { name: 0.96 },
};

/** Extracted data without failing checks, with the given changes. */
export function readingOf(change: Partial<ExtractedData> = {}): ExtractedData {
  return {
    invoice_number: "2026-0001",
    date: "2026-03-01",
    total_amount: 119,
    currency: "EUR",
    vendor: { name: "Nordwind GmbH" },
    confidence: everythingSure,
    locations: {},
    checks: [],
    issues: [],
    ...change,
  };
}

type UploadedDocument = Readonly<{
  filename?: string;
  at?: number;
  content?: string;
  pages?: number;
  /** The stored file, if any. */
  file?: Readonly<{ blobKey: string; sha256: string; size: number }>;
  externalId?: string;
  metadata?: Metadata;
}>;
export type StoredDocument = UploadedDocument & Readonly<{ data: ExtractedData }>;

/** Inserts the row of an upload. */
async function accept(tx: Tx, accountId: string, document: UploadedDocument) {
  const at = document.at ?? Date.now();
  const id = newId("invoice", at);
  const filename = document.filename ?? "invoice.pdf";
  const contentSha256 =
    document.file?.sha256 ??
    createHash("sha256")
      .update(document.content ?? id)
      .digest("hex");
  const row = {
    id,
    account_id: accountId,
    batch_id: null,
    version: currentVersion,
    filename,
    content_type: "application/pdf",
    content_sha256: contentSha256,
    size: document.file?.size ?? 1,
    page_count: document.pages ?? 1,
    blob_key: document.file?.blobKey ?? randomBytes(16).toString("hex"),
    webhook_url: null,
    line_items: 1,
    split: "auto",
    external_id: document.externalId ?? null,
    fields: null,
    key_id: null,
    metadata: document.metadata ? JSON.stringify(document.metadata) : null,
    created_at: at,
  } as const;
  await acceptInvoices(tx, accountId, [row], at);
  return { accountId, invoiceId: id, filename, contentSha256, at };
}

const readingMs = 1200;

/** Inserts a completed invoice as upload and extraction would, without a file. */
export function storeInvoice(db: Database, accountId: string, document: StoredDocument): Promise<string> {
  return db.transaction().execute((tx) => storeInvoiceIn(tx, accountId, document));
}

/** Like `storeInvoice`, in the caller's transaction. */
export async function storeInvoiceIn(tx: Tx, accountId: string, document: StoredDocument): Promise<string> {
  const { data } = document;
  const { at, ...facts } = await accept(tx, accountId, document);
  await tx
    .updateTable("invoices")
    .set({
      status: "completed",
      ended_at: at + readingMs,
      counted: countedByUploadAndDate,
      extracted_data: JSON.stringify(data),
      total_amount: data.total_amount ?? null,
      currency: data.currency ?? null,
      reading_ms: 120,
      attempts: 1,
    })
    .where("id", "=", facts.invoiceId)
    .execute();
  await changeCounts(tx, accountId, [
    { createdAt: at, status: "processing", by: -1 },
    { createdAt: at, status: "completed", by: 1 },
  ]);
  await storeFacts(tx, { ...facts, data, review: "open" });
  await updateAnalytics(tx, accountId, { after: { createdAt: at, endedAt: at + readingMs, data, corrected: [] } });
  return facts.invoiceId;
}

/** Inserts a failed invoice. */
export async function storeFailure(
  db: Database,
  accountId: string,
  document: UploadedDocument & Readonly<{ code: FailureCode }>,
): Promise<string> {
  const { code } = document;
  return db.transaction().execute(async (tx) => {
    const { at, invoiceId } = await accept(tx, accountId, document);
    await tx
      .updateTable("invoices")
      .set({
        status: "failed",
        ended_at: at + readingMs,
        error_code: code,
        error_message: failures[code].message,
        reading_ms: 120,
        attempts: 1,
      })
      .where("id", "=", invoiceId)
      .execute();
    await changeCounts(tx, accountId, [
      { createdAt: at, status: "processing", by: -1 },
      { createdAt: at, status: "failed", by: 1 },
    ]);
    await storeFailureFacts(tx, invoiceId);
    return invoiceId;
  });
}
