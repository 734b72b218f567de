import type { SplitMode } from "@inkvoice/contract";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { InvoiceRow } from "../../platform/db/tables/invoices.ts";
import { nextQueueTag } from "../queue/queue-tag.ts";

/** The columns known at upload; the others stay empty until extraction. */
export type NewInvoice = Pick<
  InvoiceRow,
  | "id"
  | "account_id"
  | "batch_id"
  | "version"
  | "filename"
  | "content_type"
  | "content_sha256"
  | "size"
  | "page_count"
  | "blob_key"
  | "webhook_url"
  | "line_items"
  | "created_at"
> & {
  split: SplitMode;
  external_id: string | null;
  metadata: string | null;
  fields: string | null;
  key_id: string | null;
};

type QueuedInvoice = NewInvoice & { queue_tag: number };

const insertQueued = cachedStatement<QueuedInvoice, unknown>(
  [
    "id",
    "account_id",
    "batch_id",
    "version",
    "filename",
    "content_type",
    "content_sha256",
    "size",
    "page_count",
    "blob_key",
    "webhook_url",
    "line_items",
    "split",
    "external_id",
    "metadata",
    "fields",
    "key_id",
    "created_at",
    "queue_tag",
  ],
  (db, rows) =>
    db
      .insertInto("invoices")
      .values(rows.map((row) => ({ ...row, status: "processing" as const, attempts: 0, lease_until: 0 }))),
);

export async function insertRows(tx: Tx, accountId: string, invoices: readonly NewInvoice[]): Promise<void> {
  const tag = await nextQueueTag(tx, accountId);
  await insertQueued(
    tx,
    invoices.map((invoice, index) => ({ ...invoice, queue_tag: tag + index })),
  );
}
