import type { BulkFileOptions, Metadata } from "@inkvoice/contract";
import { ApiError } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { TimedOut, withTimeout } from "../../platform/with-timeout.ts";
import { acceptInvoices, announceAccepted } from "../lifecycle/accept-invoices.ts";
import type { NewInvoice } from "../record/insert-rows.ts";
import type { InvoiceServices } from "../services.ts";
import { type AcceptedFile, acceptFile, removeStored } from "../upload/accept-files.ts";
import { invoiceRow } from "../upload/accept-upload.ts";
import type { ReceivedPart } from "../upload/receive-form.ts";
import { refuseBeyondStorage } from "../upload/storage-limit.ts";
import { type BulkClaim, isStillClaimed, type WaitingFile } from "./bulk-queue.ts";
import { completeBulkIfDone, isFileWaiting } from "./bulks.ts";
import { fetchFile, RetryableFetchError } from "./fetch-file.ts";

/** Pauses before each retry of a fetch; after the last one the file is refused. */
const pausesMs = [5_000, 60_000];

type Outcome = Readonly<{ file: WaitingFile }> &
  (
    | Readonly<{ kind: "taken"; taken: AcceptedFile }>
    | Readonly<{ kind: "rejected"; error: ApiError }>
    | Readonly<{ kind: "later"; pauseMs: number }>
  );

/** `timeLimitMs`: how long the files may take to arrive, while others wait. */
type ChunkLimits = Readonly<{ signal: AbortSignal; timeLimitMs: number }>;

/**
 * Accepts some files of a bulk: fetches, checks and stores them like uploads, then records and queues them and marks
 * them as accepted in one transaction. A process that dies before the commit leaves them waiting, so no file is
 * accepted twice. A bad file is refused alone; storage and database errors are thrown and leave all files waiting.
 */
export async function acceptBulkFiles(
  services: InvoiceServices,
  claim: BulkClaim,
  files: readonly WaitingFile[],
  { signal, timeLimitMs }: ChunkLimits,
): Promise<void> {
  const gaveUp = new AbortController();
  const inspecting = { accountId: claim.accountId, signal, gaveUp, timeLimitMs };
  const settled = await Promise.allSettled(files.map((file) => takeIn(services, claim, file, inspecting)));
  const outcomes = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const stored = outcomes.flatMap((each) => (each.kind === "taken" ? [each.taken] : []));
  try {
    const failure = settled.find((each) => each.status === "rejected");
    if (failure) throw failure.reason;
    const { isLast } = await commit(services, claim, outcomes);
    announceAccepted(services, stored.length);
    if (isLast) await finish(services, claim);
  } catch (error) {
    await removeStored(services, stored);
    throw error;
  }
}

type InspectionContext = Parameters<typeof acceptFile>[2];

async function takeIn(
  services: InvoiceServices,
  claim: BulkClaim,
  file: WaitingFile,
  inspecting: InspectionContext & ChunkLimits,
): Promise<Outcome> {
  try {
    const { accountId, plan, archiveBytes } = claim;
    await refuseBeyondStorage(services, { accountId, plan, more: -archiveBytes });
    const part = await fetchInTime(services, claim, file, inspecting);
    return { kind: "taken", file, taken: await acceptFile(services, part, inspecting).finally(part.file.discard) };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { kind: "rejected", file, error };
    if (!(error instanceof RetryableFetchError)) throw error;
    const pauseMs = pausesMs[file.tries];
    return pauseMs === undefined ? { kind: "rejected", file, error: error.refusal } : { kind: "later", file, pauseMs };
  }
}

async function fetchInTime(
  services: InvoiceServices,
  claim: BulkClaim,
  file: WaitingFile,
  { signal, timeLimitMs }: ChunkLimits,
): Promise<ReceivedPart> {
  try {
    return await withTimeout(timeLimitMs, (own) => fetchFile(services, claim, file, own), signal);
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
    const message = `The file could not be fetched. It was not sent within ${timeLimitMs / 1000} seconds.`;
    throw new RetryableFetchError(new ApiError("FILE_NOT_FETCHED", message, { cause: error }));
  }
}

/** The archive is no longer needed. If removal fails, housekeeping removes the orphan later. */
async function finish({ blobs, signals }: InvoiceServices, { blobKey }: BulkClaim): Promise<void> {
  if (blobKey !== null) await blobs.remove(blobKey).catch(() => undefined);
  signals.send("deliveries");
  signals.send("events");
}

/** The lease was lost: another worker accepts these files. */
export class BulkClaimLost extends Error {
  override readonly name = "BulkClaimLost";
}

/** Returns whether no file of the bulk is left. */
async function commit(
  { db, clock }: InvoiceServices,
  claim: BulkClaim,
  outcomes: readonly Outcome[],
): Promise<Readonly<{ isLast: boolean }>> {
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const rows = new Map<number, NewInvoice>();
    for (const each of outcomes) if (each.kind === "taken") rows.set(each.file.position, rowOf(claim, each, now));
    // Locks the account's counters before the bulk's row, in the same order as the end of an invoice does.
    if (rows.size > 0) await acceptInvoices(tx, claim.accountId, [...rows.values()], now);
    if (!(await isStillClaimed(tx, claim, now))) throw new BulkClaimLost();
    for (const each of outcomes) await tickOff(tx, claim, each, { now, invoiceId: rows.get(each.file.position)?.id });
    const left = tx.selectFrom("bulk_files").select("position").where("bulk_id", "=", claim.id).where(isFileWaiting);
    if (await left.executeTakeFirst()) return { isLast: false };
    await tx.updateTable("bulks").set({ blob_key: null }).where("id", "=", claim.id).execute();
    await completeBulkIfDone(tx, claim.id, now);
    return { isLast: true };
  });
}

type TakenFile = Readonly<{ file: WaitingFile; taken: AcceptedFile }>;

/** Options of the file win over those of the bulk; metadata has the keys of both. */
function rowOf(claim: BulkClaim, { file, taken }: TakenFile, now: number): NewInvoice {
  const { id, accountId, keyId, version, webhookUrl, lineItems } = claim;
  const own = optionsIn(file.options);
  const { external_id: externalId, split = "auto", fields } = { ...optionsIn(claim.options), ...own };
  const shared = claim.metadata === null ? undefined : (JSON.parse(claim.metadata) as Metadata);
  const metadata = shared || own.metadata ? { ...shared, ...own.metadata } : null;
  return invoiceRow(taken, {
    accountId,
    keyId,
    version,
    webhookUrl,
    lineItems,
    split,
    metadata,
    externalId: externalId ?? null,
    fields: fields ?? null,
    batchId: id,
    now,
  });
}

const optionsIn = (text: string | null) => (text === null ? {} : (JSON.parse(text) as BulkFileOptions));

type Ticked = Readonly<{ now: number; invoiceId: string | undefined }>;

async function tickOff(tx: Tx, { id }: BulkClaim, outcome: Outcome, { now, invoiceId }: Ticked): Promise<void> {
  await tx
    .updateTable("bulk_files")
    .set(changeOf(outcome, now, invoiceId))
    .where("bulk_id", "=", id)
    .where("position", "=", outcome.file.position)
    .execute();
}

function changeOf(outcome: Outcome, now: number, invoiceId: string | undefined) {
  if (outcome.kind === "taken") return { state: "taken" as const, invoice_id: invoiceId ?? null };
  if (outcome.kind === "later") return { tries: outcome.file.tries + 1, not_before: now + outcome.pauseMs };
  const { code, message } = outcome.error;
  return { state: "rejected" as const, error_code: code, error_message: message };
}
