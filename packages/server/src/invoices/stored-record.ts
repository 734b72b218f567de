import type { ExtractedData, Version } from "@inkvoice/contract";
import type { Executor } from "../platform/db/schema.ts";

/** What the dashboard needs of a stored invoice beyond its row in the list. */
export type StoredRecord = Readonly<{
  id: string;
  accountId: string;
  status: "processing" | "completed" | "failed";
  filename: string;
  contentType: string;
  contentSha256: string;
  blobKey: string;
  pages: number;
  version: Version;
  createdAt: number;
  endedAt: number | null;
  data: ExtractedData | null;
  /** JSON text, where the file holds several invoices. */
  partOf: string | null;
  parts: string | null;
  reviewedBy: string | null;
  reviewedAt: number | null;
}>;

export async function readStored(executor: Executor, accountId: string, id: string): Promise<StoredRecord | undefined> {
  const row = await executor
    .selectFrom("invoices as i")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .select(["i.id", "i.status", "i.filename", "i.content_type", "i.content_sha256", "i.blob_key", "i.page_count"])
    .select(["i.version", "i.created_at", "i.part_of", "i.parts"])
    .select(["i.ended_at", "i.extracted_data", "f.reviewed_by", "f.reviewed_at"])
    .where("i.id", "=", id)
    .where("i.account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    accountId,
    status: row.status,
    filename: row.filename,
    contentType: row.content_type,
    contentSha256: row.content_sha256,
    blobKey: row.blob_key,
    pages: row.page_count ?? 1,
    version: row.version,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    // Written by the service itself in the current shape.
    data: row.extracted_data ? (JSON.parse(row.extracted_data) as ExtractedData) : null,
    partOf: row.part_of,
    parts: row.parts,
    reviewedBy: row.reviewed_by,
    reviewedAt: row.reviewed_at,
  };
}
