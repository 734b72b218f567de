import {
  type AppliedRule,
  type Approval,
  type Direction,
  type ExtractedData,
  isId,
  type Metadata,
  type ReviewState,
  type Version,
} from "@inkvoice/contract";
import { refused } from "../../platform/api-error.ts";
import type { Executor } from "../../platform/db/schema.ts";
import type { ReplacedValues } from "../../rules/rule-values.ts";

/** A stored invoice with all its columns. */
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
  /** JSON text; null unless the file holds several invoices. */
  partOf: string | null;
  parts: string | null;
  review: ReviewState;
  reviewReason: string | null;
  assignee: Readonly<{ id: string; name: string }> | null;
  /** Paths of corrected fields. */
  corrected: readonly string[];
  /** Column `counted`: whether the account's analytics include it. */
  counted: number;
  reviewedBy: string | null;
  reviewedAt: number | null;
  externalId: string | null;
  metadata: Metadata | null;
  batchId: string | null;
  direction: Direction | null;
  vendorId: string | null;
  /** The account's rules that apply to the invoice. */
  rules: readonly AppliedRule[];
  /** Values of custom fields before the rules replaced them. */
  replaced: ReplacedValues;
  /** Valid approvals: correcting an approved value removes earlier ones. */
  approvals: readonly Approval[];
  /** Webhook URL given with the upload. */
  webhookUrl: string | null;
  /** When retention removed the file but kept the record. */
  fileRemovedAt: number | null;
}>;

export async function readStored(executor: Executor, accountId: string, id: string): Promise<StoredRecord | undefined> {
  const row = await selectStored(executor, accountId, id);
  return row && storedRecordOf(accountId, row);
}

function selectStored(executor: Executor, accountId: string, id: string) {
  return executor
    .selectFrom("invoices as i")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .select(["i.id", "i.status", "i.filename", "i.content_type", "i.content_sha256", "i.blob_key", "i.page_count"])
    .select(["i.version", "i.created_at", "i.part_of", "i.parts", "i.review_reason", "i.webhook_url"])
    .select(["i.assigned_to", "i.assigned_name"])
    .select(["i.ended_at", "i.extracted_data", "f.reviewed_by", "f.reviewed_at"])
    .select(["i.review", "i.external_id", "i.metadata", "i.batch_id", "i.file_removed_at", "i.corrected", "i.counted"])
    .select(["i.direction", "i.vendor_id", "i.rules", "i.rules_replaced", "i.approvals"])
    .where("i.id", "=", id)
    .where("i.account_id", "=", accountId)
    .executeTakeFirst();
}

type StoredRow = NonNullable<Awaited<ReturnType<typeof selectStored>>>;

function storedRecordOf(accountId: string, row: StoredRow): StoredRecord {
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
    data: parsed<ExtractedData | null>(row.extracted_data, null),
    partOf: row.part_of,
    parts: row.parts,
    reviewedBy: row.reviewed_by,
    reviewedAt: row.reviewed_at,
    review: row.review,
    reviewReason: row.review_reason,
    assignee: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? "" },
    corrected: parsed<string[]>(row.corrected, []),
    counted: row.counted,
    externalId: row.external_id,
    metadata: parsed<Metadata | null>(row.metadata, null),
    batchId: row.batch_id,
    direction: row.direction,
    vendorId: row.vendor_id,
    rules: parsed<AppliedRule[]>(row.rules, []),
    replaced: parsed<ReplacedValues>(row.rules_replaced, {}),
    approvals: parsed<Approval[]>(row.approvals, []),
    webhookUrl: row.webhook_url,
    fileRemovedAt: row.file_removed_at,
  };
}

/** JSON that this service wrote, in the current shape. */
function parsed<Value>(text: string | null, otherwise: Value): Value {
  return text === null ? otherwise : (JSON.parse(text) as Value);
}

/** The account's invoice; one of another account is "not found", like a missing one. */
export async function requireStored(executor: Executor, accountId: string, id: string): Promise<StoredRecord> {
  const stored = isId("invoice", id) ? await readStored(executor, accountId, id) : undefined;
  if (!stored) throw refused("invoice_not_found");
  return stored;
}
