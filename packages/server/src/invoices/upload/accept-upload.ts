import {
  formatTimestamp,
  type Metadata,
  newId,
  type Plan,
  type RejectedFile,
  type SplitMode,
  type UploadedInvoice,
  type Version,
} from "@inkvoice/contract";
import { answerOnce, fingerprintOf, type IdempotentRequest } from "../../http/idempotency.ts";
import { successJson } from "../../http/response/envelope.ts";
import type { WrittenAnswer } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import { insertBatch } from "../lifecycle/batches.ts";
import { acceptInvoices, announceAccepted } from "../lifecycle/transitions.ts";
import { estimateCompletion } from "../queue/completion-estimate.ts";
import type { NewInvoice } from "../record/repository.ts";
import type { InvoiceServices } from "../services.ts";
import type { ReceivedPart } from "./receive-form.ts";
import { refuseBeyondStorage } from "./storage-limit.ts";
import { removeStored, type TakenFile, takeInFiles } from "./take-in-files.ts";

export type UploadOptions = Readonly<{
  accountId: string;
  /** The API key that sends it; null for people in the dashboard. */
  keyId: string | null;
  plan: Plan;
  version: Version;
  webhookUrl: string | null;
  lineItems: boolean;
  split: SplitMode;
  externalId?: string | null;
  metadata?: Metadata | null;
  /** Names of the custom fields to look for; null is all. */
  fields?: readonly string[] | null;
  idempotencyKey?: string | undefined;
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal;
}>;

type Circumstances = Omit<UploadOptions, "plan"> & Readonly<{ batchId: string | null; now: number }>;

/** An upload as it stands in the queue. */
export function invoiceRow(file: TakenFile, { batchId, now, ...options }: Circumstances): NewInvoice {
  return {
    id: newId("invoice", now),
    account_id: options.accountId,
    batch_id: batchId,
    version: options.version,
    filename: file.filename,
    content_type: file.contentType,
    content_sha256: file.sha256,
    size: file.size,
    page_count: file.pages,
    blob_key: file.blobKey,
    webhook_url: options.webhookUrl,
    line_items: options.lineItems ? 1 : 0,
    split: options.split,
    external_id: options.externalId ?? null,
    metadata: options.metadata ? JSON.stringify(options.metadata) : null,
    fields: options.fields ? JSON.stringify(options.fields) : null,
    key_id: options.keyId,
    created_at: now,
  };
}

function uploadedInvoice(services: InvoiceServices, row: NewInvoice, completion: number): UploadedInvoice {
  return {
    id: row.id,
    status: "processing",
    created_at: formatTimestamp(row.created_at),
    filename: row.filename,
    ...(row.external_id !== null && { external_id: row.external_id }),
    ...(row.metadata !== null && { metadata: JSON.parse(row.metadata) as Metadata }),
    file_url: services.fileUrls.sign(row.id),
    estimated_completion: formatTimestamp(completion),
  };
}

async function idempotentRequest(
  parts: readonly ReceivedPart[],
  options: UploadOptions,
): Promise<IdempotentRequest | undefined> {
  if (options.idempotencyKey === undefined) return undefined;
  const hashes = await Promise.all(parts.map((part) => part.file.sha256));
  const files = parts.flatMap((part, index) => [
    part.filename,
    part.file.size,
    hashes[index] ?? null,
    Number(part.tooLarge),
  ]);
  // What older versions could not ask for is left out where it is not asked for: their keys mean the same as before.
  const asked = [
    options.webhookUrl,
    Number(options.lineItems),
    ...(options.split === "auto" ? [] : [options.split]),
    ...(options.externalId ? [`external_id ${options.externalId}`] : []),
    ...(options.fields ? [`fields ${options.fields.join(",")}`] : []),
    ...(options.metadata ? [`metadata ${JSON.stringify(options.metadata)}`] : []),
  ];
  const fingerprint = fingerprintOf("extractInvoice", [...asked, ...files]);
  return { accountId: options.accountId, key: options.idempotencyKey, fingerprint };
}

type Accepted = Readonly<{
  accountId: string;
  rows: readonly NewInvoice[];
  batchId: string | null;
  rejected: readonly RejectedFile[];
}>;

async function answerData(
  services: InvoiceServices,
  { accountId, rows, batchId, rejected }: Accepted,
): Promise<unknown> {
  const completion = await estimateCompletion(services, accountId, rows.length);
  const invoices = rows.map((row) => uploadedInvoice(services, row, completion));
  return batchId === null ? invoices[0] : { batch_id: batchId, invoices, rejected };
}

/** Takes received files in: judged, stored, then recorded and queued in one transaction, and only then answered. */
export async function acceptUpload(
  services: InvoiceServices,
  parts: readonly ReceivedPart[],
  options: UploadOptions,
): Promise<WrittenAnswer> {
  if (parts.length === 0) throw new ApiError("MISSING_FILE");
  const { clock, db } = services;
  const wish = await idempotentRequest(parts, options);
  let files: readonly TakenFile[] = [];
  const answer = await answerOnce(db, { wish, now: clock.now() }, async () => {
    const { taken, rejected } = await takeInFiles(services, parts, {
      accountId: options.accountId,
      signal: options.signal,
    });
    files = taken;
    const refused = rejected[0];
    if (taken.length === 0 && refused) throw new ApiError(refused.error.code, refused.error.message);
    const now = clock.now();
    const batchId = parts.length > 1 ? newId("batch", now) : null;
    const rows = taken.map((file) => invoiceRow(file, { ...options, batchId, now }));
    const data = await answerData(services, { accountId: options.accountId, rows, batchId, rejected });
    return async (tx) => {
      const { accountId, version, webhookUrl } = options;
      if (batchId !== null) await insertBatch(tx, { id: batchId, accountId, version, rejected, webhookUrl, at: now });
      await acceptInvoices(tx, accountId, rows, now);
      // The day's count is held by now: whoever was first is in it.
      const own = rows.reduce((bytes, { size }) => bytes + size, 0);
      await refuseBeyondStorage({ ...services, db: tx }, { accountId, plan: options.plan, more: -own });
      return { status: 201, json: successJson(data, options.version) };
    };
  }).catch(async (error: unknown) => {
    // A refusal has undone everything; after any other failure the record may exist, and its files with it.
    if (error instanceof ApiError) await removeStored(services, files);
    throw error;
  });
  // A rival with the same key was first and this one was rolled back: its files belong to nobody.
  if (answer.replayed) await removeStored(services, files);
  else announceAccepted(services, files.length);
  return answer;
}
