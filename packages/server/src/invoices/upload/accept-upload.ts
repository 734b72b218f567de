import { randomBytes } from "node:crypto";
import { formatTimestamp, newId, type RejectedFile, type UploadedInvoice, type Version } from "@inkvoice/contract";
import { addUsage } from "../../access/usage.ts";
import { rememberUploads } from "../../dashboard/facts.ts";
import type { Tx } from "../../database.ts";
import { ApiError } from "../../http/api-error.ts";
import { successJson } from "../../http/envelope.ts";
import { answerOnce, fingerprintOf, type IdempotentRequest } from "../../http/idempotency.ts";
import { StorageUnavailable } from "../../platform/blobs/blob-store.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../counts.ts";
import { estimateCompletion } from "../estimate.ts";
import { insertInvoices, type NewInvoice } from "../repository.ts";
import { type JudgedFile, judgeFile } from "./judge-file.ts";
import type { ReceivedPart } from "./receive-form.ts";

export type UploadOptions = Readonly<{
  accountId: string;
  version: Version;
  webhookUrl: string | null;
  lineItems: boolean;
  idempotencyKey?: string | undefined;
}>;

export type UploadAnswer = Readonly<{ status: 200 | 201; json: string; replayed?: true }>;

type Judgement = Readonly<{ accepted: JudgedFile[]; rejected: RejectedFile[] }>;

async function judgeAll(services: Services, parts: readonly ReceivedPart[]): Promise<Judgement> {
  const outcomes = await Promise.allSettled(parts.map((part) => judgeFile(services, part)));
  const accepted: JudgedFile[] = [];
  const rejected: RejectedFile[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === "fulfilled") {
      accepted.push(outcome.value);
      continue;
    }
    if (!(outcome.reason instanceof ApiError)) throw outcome.reason;
    const { code, message } = outcome.reason;
    rejected.push({ filename: parts[index]?.filename ?? "", error: { code, message } });
  }
  return { accepted, rejected };
}

type StoredInvoice = Readonly<{ row: NewInvoice; pages: number | null }>;

/** The bytes are durable in the store before any row speaks of them. */
async function storeFile(
  services: Services,
  file: JudgedFile,
  options: UploadOptions,
  batchId: string | null,
): Promise<StoredInvoice> {
  const { part, contentType, pages } = file;
  const blobKey = randomBytes(16).toString("hex");
  await part.file.durable.catch((error: unknown) => {
    throw new StorageUnavailable("The upload could not be written", { cause: error });
  });
  await services.blobs.put(blobKey, { ...part.file, contentType });
  const now = services.clock.now();
  const row: NewInvoice = {
    id: newId("invoice", now),
    account_id: options.accountId,
    batch_id: batchId,
    status: "processing",
    version: options.version,
    filename: part.filename,
    content_type: contentType,
    content_sha256: part.file.sha256,
    size: part.file.size,
    page_count: pages,
    blob_key: blobKey,
    webhook_url: options.webhookUrl,
    line_items: options.lineItems ? 1 : 0,
    created_at: now,
    ended_at: null,
    extracted_data: null,
    total_amount: null,
    currency: null,
    error_code: null,
    error_message: null,
    reading_ms: null,
    attempts: 0,
    lease_token: null,
    lease_until: 0,
  };
  return { row, pages };
}

async function recordUpload(tx: Tx, accountId: string, stored: readonly StoredInvoice[], now: number): Promise<void> {
  await insertInvoices(
    tx,
    accountId,
    stored.map(({ row }) => row),
  );
  await rememberUploads(
    tx,
    stored.map(({ row }) => ({
      accountId,
      invoiceId: row.id,
      filename: row.filename,
      contentSha256: row.content_sha256,
    })),
  );
  const pages = stored.reduce((sum, { pages }) => sum + (pages ?? 1), 0);
  await addUsage(tx, accountId, { day: dayOf(now), documents: stored.length, pages });
}

function uploadedInvoice(services: Services, row: NewInvoice, completion: number): UploadedInvoice {
  return {
    id: row.id,
    status: "processing",
    created_at: formatTimestamp(row.created_at),
    file_url: services.fileUrls.sign(row.id, row.account_id),
    estimated_completion: formatTimestamp(completion),
  };
}

function idempotentRequest(parts: readonly ReceivedPart[], options: UploadOptions): IdempotentRequest | undefined {
  if (options.idempotencyKey === undefined) return undefined;
  const files = parts.flatMap((part) => [part.filename, part.file.size, part.file.sha256, Number(part.tooLarge)]);
  const fingerprint = fingerprintOf("extractInvoice", [options.webhookUrl, Number(options.lineItems), ...files]);
  return { accountId: options.accountId, key: options.idempotencyKey, fingerprint };
}

function answerData(services: Services, stored: readonly StoredInvoice[], batch: BatchAnswer): unknown {
  const invoices = stored.map(({ row }) => uploadedInvoice(services, row, batch.completion));
  return batch.id === null ? invoices[0] : { batch_id: batch.id, invoices, rejected: batch.rejected };
}

type BatchAnswer = Readonly<{ id: string | null; rejected: readonly RejectedFile[]; completion: number }>;

/** Takes received files in: judged, stored, then recorded and queued in one transaction, and only then answered. */
export async function acceptUpload(
  services: Services,
  parts: readonly ReceivedPart[],
  options: UploadOptions,
): Promise<UploadAnswer> {
  if (parts.length === 0) throw new ApiError("MISSING_FILE");
  const { accepted, rejected } = await judgeAll(services, parts);
  const refused = rejected[0];
  if (accepted.length === 0 && refused) throw new ApiError(refused.error.code, refused.error.message);
  const { clock, db, blobs } = services;
  const now = clock.now();
  const batchId = parts.length > 1 ? newId("batch", now) : null;
  let stored: StoredInvoice[] = [];
  const answer = await answerOnce(db, { wish: idempotentRequest(parts, options), now }, async () => {
    stored = await Promise.all(accepted.map((file) => storeFile(services, file, options, batchId)));
    const completion = await estimateCompletion(services, stored.length);
    const data = answerData(services, stored, { id: batchId, rejected, completion });
    return async (tx) => {
      await recordUpload(tx, options.accountId, stored, now);
      return { status: 201, json: successJson(data, options.version) };
    };
  });
  // A rival with the same key was first and this one was rolled back: its files belong to nobody.
  if (answer.replayed) await Promise.all(stored.map(({ row }) => blobs.remove(row.blob_key)));
  else announce(services, stored.length);
  return answer;
}

function announce({ signals, metrics }: Services, documents: number): void {
  metrics.uploads.inc(documents);
  signals.send("queue");
}
