import type { Metadata, SplitMode } from "@inkvoice/contract";
import { ApiError } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { acceptInvoices, announceAccepted } from "../lifecycle/transitions.ts";
import type { NewInvoice } from "../record/repository.ts";
import type { InvoiceServices } from "../services.ts";
import { invoiceRow } from "../upload/accept-upload.ts";
import { refuseBeyondStorage } from "../upload/storage-limit.ts";
import { removeStored, type TakenFile, takeInFile } from "../upload/take-in-files.ts";
import { type BulkClaim, isStillClaimed, type WaitingFile } from "./bulk-queue.ts";
import { endBulk, isFileWaiting } from "./bulks.ts";
import { FetchedLater, fetchFile } from "./fetch-file.ts";

/** Pauses before another try to fetch a file; then it is refused. */
const pausesMs = [5_000, 60_000];
const split: SplitMode = "auto";

type Outcome = Readonly<{ file: WaitingFile }> &
  (
    | Readonly<{ kind: "taken"; taken: TakenFile }>
    | Readonly<{ kind: "rejected"; error: ApiError }>
    | Readonly<{ kind: "later"; pauseMs: number }>
  );

/**
 * Takes some files of a bulk in: fetched, judged and stored like uploads, then recorded, queued and ticked off in one
 * transaction. A process that dies on the way leaves the files waiting, and nothing is ever taken in twice. A bad file is
 * refused alone; what is wrong with the storage or the database is thrown, and all of them go on waiting.
 */
export async function takeInChunk(
  services: InvoiceServices,
  claim: BulkClaim,
  files: readonly WaitingFile[],
  signal: AbortSignal,
): Promise<void> {
  const gaveUp = new AbortController();
  const inspecting = { accountId: claim.accountId, signal, gaveUp };
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

type Inspecting = Parameters<typeof takeInFile>[2];

async function takeIn(
  services: InvoiceServices,
  claim: BulkClaim,
  file: WaitingFile,
  inspecting: Inspecting & { signal: AbortSignal },
): Promise<Outcome> {
  try {
    const { accountId, plan, archiveBytes } = claim;
    await refuseBeyondStorage(services, { accountId, plan, more: -archiveBytes });
    const part = await fetchFile(services, claim, file, inspecting.signal);
    return { kind: "taken", file, taken: await takeInFile(services, part, inspecting).finally(part.file.discard) };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { kind: "rejected", file, error };
    if (!(error instanceof FetchedLater)) throw error;
    const pauseMs = pausesMs[file.tries];
    return pauseMs === undefined ? { kind: "rejected", file, error: error.refusal } : { kind: "later", file, pauseMs };
  }
}

/** Nobody needs the archive any more. One that cannot be removed now is an orphan, which housekeeping removes later. */
async function finish({ blobs, signals }: InvoiceServices, { blobKey }: BulkClaim): Promise<void> {
  if (blobKey !== null) await blobs.remove(blobKey).catch(() => undefined);
  signals.send("deliveries");
  signals.send("events");
}

/** The claim was lost on the way: somebody else takes these files in. */
export class BulkLost extends Error {
  override readonly name = "BulkLost";
}

/** Says whether no file of the bulk is left. */
async function commit(
  { db, clock }: InvoiceServices,
  claim: BulkClaim,
  outcomes: readonly Outcome[],
): Promise<Readonly<{ isLast: boolean }>> {
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const rows = new Map<number, NewInvoice>();
    for (const each of outcomes) if (each.kind === "taken") rows.set(each.file.position, rowOf(claim, each.taken, now));
    // The account's counters before the bulk's row, in the order in which an invoice's ending takes them.
    if (rows.size > 0) await acceptInvoices(tx, claim.accountId, [...rows.values()], now);
    if (!(await isStillClaimed(tx, claim, now))) throw new BulkLost();
    for (const each of outcomes) await tickOff(tx, claim, each, { now, invoiceId: rows.get(each.file.position)?.id });
    const left = tx.selectFrom("bulk_files").select("position").where("bulk_id", "=", claim.id).where(isFileWaiting);
    if (await left.executeTakeFirst()) return { isLast: false };
    await tx.updateTable("bulks").set({ blob_key: null }).where("id", "=", claim.id).execute();
    await endBulk(tx, claim.id, now);
    return { isLast: true };
  });
}

function rowOf(claim: BulkClaim, taken: TakenFile, now: number): NewInvoice {
  const { id, accountId, keyId, version, webhookUrl, lineItems, metadata } = claim;
  const own = metadata === null ? null : (JSON.parse(metadata) as Metadata);
  return invoiceRow(taken, {
    accountId,
    keyId,
    version,
    webhookUrl,
    lineItems,
    split,
    metadata: own,
    batchId: id,
    now,
  });
}

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
