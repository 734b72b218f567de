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
import { fingerprintOf, type IdempotentRequest, runOnce } from "../../http/idempotency.ts";
import { successJson } from "../../http/response/envelope.ts";
import type { JsonEnvelope } from "../../http/route.ts";
import { ApiError, errorFrom } from "../../platform/api-error.ts";
import { acceptInvoices, announceAccepted } from "../lifecycle/accept-invoices.ts";
import { insertBatch } from "../lifecycle/batches.ts";
import { estimateCompletion } from "../queue/completion-estimate.ts";
import type { NewInvoice } from "../record/insert-rows.ts";
import type { InvoiceServices } from "../services.ts";
import { type AcceptedFile, acceptFiles, removeStored } from "./accept-files.ts";
import type { ReceivedPart } from "./receive-form.ts";
import { refuseRecordedBeyondStorage } from "./storage-limit.ts";

export type UploadOptions = Readonly<{
  accountId: string;
  /** The API key of the request; null for the dashboard. */
  keyId: string | null;
  /** Whether the response may sign `file_url`, which then opens without a key. */
  mayRead: boolean;
  plan: Plan;
  version: Version;
  webhookUrl: string | null;
  lineItems: boolean;
  split: SplitMode;
  externalId?: string | null;
  metadata?: Metadata | null;
  /** Names of the custom fields to extract; null for all. */
  fields?: readonly string[] | null;
  idempotencyKey?: string | undefined;
  /** Aborts when the client disconnects. */
  signal?: AbortSignal;
}>;

type Circumstances = Omit<UploadOptions, "plan" | "mayRead"> & Readonly<{ batchId: string | null; now: number }>;

/** The row of a new upload. */
export function invoiceRow(file: AcceptedFile, { batchId, now, ...options }: Circumstances): NewInvoice {
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

type Answered = Readonly<{ completion: number; mayRead: boolean }>;

function uploadedInvoice(
  { fileUrls }: InvoiceServices,
  row: NewInvoice,
  { completion, mayRead }: Answered,
): UploadedInvoice {
  return {
    id: row.id,
    status: "processing",
    created_at: formatTimestamp(row.created_at),
    filename: row.filename,
    ...(row.external_id !== null && { external_id: row.external_id }),
    ...(row.metadata !== null && { metadata: JSON.parse(row.metadata) as Metadata }),
    file_url: mayRead ? fileUrls.sign(row.id) : fileUrls.plain(row.id),
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
  // Newer options are part of the fingerprint only if given, so that keys of older clients keep their meaning.
  const asked = [
    options.webhookUrl,
    Number(options.lineItems),
    ...(options.split === "auto" ? [] : [options.split]),
    ...(options.externalId ? [`external_id ${options.externalId}`] : []),
    ...(options.fields ? [`fields ${options.fields.join(",")}`] : []),
    ...(options.metadata ? [`metadata ${JSON.stringify(options.metadata)}`] : []),
    ...(options.mayRead ? [] : ["file_url unsigned"]),
  ];
  const fingerprint = fingerprintOf("extractInvoice", [...asked, ...files]);
  return { accountId: options.accountId, key: options.idempotencyKey, fingerprint };
}

type Accepted = Readonly<{
  accountId: string;
  mayRead: boolean;
  rows: readonly NewInvoice[];
  batchId: string | null;
  rejected: readonly RejectedFile[];
}>;

async function answerData(
  services: InvoiceServices,
  { accountId, mayRead, rows, batchId, rejected }: Accepted,
): Promise<unknown> {
  const completion = await estimateCompletion(services, accountId, rows.length);
  const invoices = rows.map((row) => uploadedInvoice(services, row, { completion, mayRead }));
  return batchId === null ? invoices[0] : { batch_id: batchId, invoices, rejected };
}

/** Checks and stores received files, then records and queues them in one transaction, and only then answers. */
export async function acceptUpload(
  services: InvoiceServices,
  parts: readonly ReceivedPart[],
  options: UploadOptions,
): Promise<JsonEnvelope> {
  if (parts.length === 0) throw new ApiError("MISSING_FILE");
  const { clock, db } = services;
  const wish = await idempotentRequest(parts, options);
  let files: readonly AcceptedFile[] = [];
  const answer = await runOnce(db, { wish, now: clock.now() }, async () => {
    const { taken, rejected } = await acceptFiles(services, parts, {
      accountId: options.accountId,
      signal: options.signal,
    });
    files = taken;
    const first = rejected[0];
    if (taken.length === 0 && first) throw errorFrom(first.error);
    const now = clock.now();
    const batchId = parts.length > 1 ? newId("batch", now) : null;
    const rows = taken.map((file) => invoiceRow(file, { ...options, batchId, now }));
    const data = await answerData(services, { ...options, rows, batchId, rejected });
    return async (tx) => {
      const { accountId, version, webhookUrl } = options;
      if (batchId !== null) await insertBatch(tx, { id: batchId, accountId, version, rejected, webhookUrl, at: now });
      await acceptInvoices(tx, accountId, rows, now);
      const own = rows.reduce((bytes, { size }) => bytes + size, 0);
      await refuseRecordedBeyondStorage(services, tx, { accountId, plan: options.plan, more: -own });
      return { status: 201, json: successJson(data, options.version) };
    };
  }).catch(async (error: unknown) => {
    // A refusal has rolled everything back; after any other error the record may exist, and needs its files.
    if (error instanceof ApiError) await removeStored(services, files);
    throw error;
  });
  // A concurrent request with the same key won and this one was rolled back: its files are unreferenced.
  if (answer.replayed) await removeStored(services, files);
  else announceAccepted(services, files.length);
  return answer;
}
