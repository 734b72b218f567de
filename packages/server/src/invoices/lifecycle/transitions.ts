import {
  type AppliedRule,
  type Approval,
  type ExtractedData,
  isId,
  type Metadata,
  type ReviewState,
} from "@inkvoice/contract";
import { addUsage } from "../../access/usage.ts";
import { type AnalyticsEntry, countedByUploadAndDate } from "../../catalogue/analytics/analytics-share.ts";
import { changeCounts, dayOf } from "../../catalogue/analytics/invoice-counts.ts";
import { updateAnalytics } from "../../catalogue/analytics/update-analytics.ts";
import {
  insertUploadFacts,
  noteChangeSinceExport,
  storeFacts,
  storeFailureFacts,
  storeReviewFacts,
} from "../../catalogue/facts.ts";
import { lockFacts } from "../../catalogue/lock-facts.ts";
import { callerTokens, setCallerTokens, setReviewToken } from "../../catalogue/search/filter-tokens.ts";
import { recordInvoiceEvent } from "../../events/record-invoice-event.ts";
import { storeShares } from "../../matching/order-shares.ts";
import { noteBankAccount } from "../../parties/seen-accounts.ts";
import { ApiError, refused } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { tagsOf } from "../../rules/approvals.ts";
import { restoreReplacedValues } from "../../rules/rule-values.ts";
import { withoutVendorDefaults } from "../../rules/vendor-defaults.ts";
import { memberOf } from "../../sessions/member-of.ts";
import { completeBulkIfDone } from "../bulk/bulks.ts";
import { applyQueuePenalty } from "../queue/fair-queue-penalty.ts";
import {
  type Claim,
  type EndedInvoice,
  endRow,
  type Outcome,
  type SettledOutcome,
  type SettledPart,
} from "../queue/queue.ts";
import { recordData } from "../record/record-json.ts";
import {
  decrementRevision,
  type EventRecord,
  incrementRevision,
  insertRows,
  type NewInvoice,
  readRecord,
  replaceExtractedData,
} from "../record/repository.ts";
import { storedData } from "../record/stored-data.ts";
import { readStored, type StoredRecord } from "../record/stored-record.ts";
import type { InvoiceServices } from "../services.ts";
import { contentKey, recordParts } from "../split/parts.ts";
import { storeEvidence } from "../worker/stored-evidence.ts";
import { completeBatchIfDone } from "./batches.ts";
import { type MatchedRecord, matchRecord } from "./match-record.ts";

/**
 * State transitions of an invoice: accepted, ended, corrected, reviewed (see also reread.ts and remove-invoice.ts).
 * Only transitions update the row together with its counters, facts, event and signals, so that these cannot disagree.
 */

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

/** False when the lease was lost: nothing was changed and the result is discarded. */
export async function endInvoice(
  services: InvoiceServices,
  claim: Pick<Claim, "id" | "token" | "accountId">,
  unsettled: Outcome,
): Promise<boolean> {
  const { db, metrics, fileUrls } = services;
  const ended = await db.transaction().execute(async (tx) => {
    const outcome = await settleOutcome(tx, claim, unsettled);
    const row = await endRow(tx, claim, outcome);
    if (!row) return undefined;
    await changeCounts(tx, row.account_id, [
      { createdAt: row.created_at, status: "processing", by: -1 },
      { createdAt: row.created_at, status: row.status, by: 1 },
    ]);
    if (outcome.status === "completed") {
      const tags = tagsOf(outcome.ruled.rules);
      await storeFacts(tx, { ...documentOf(row), data: outcome.data, tags, review: "open" });
      await storeEvidence(tx, row, outcome);
      const after = { createdAt: row.created_at, endedAt: outcome.at, data: outcome.data, corrected: [] };
      await updateAnalytics(tx, row.account_id, { after });
    } else await storeFailureFacts(tx, row.id);
    const several = outcome.status === "completed" ? outcome.parts : undefined;
    // A completed batch has its own event.
    let isAwaited = row.batch_id !== null;
    for (const [index, each] of (await recordParts(tx, row, several, outcome.at)).entries()) {
      if (outcome.status === "completed") {
        const { shares, hasOrders, ruled } = several?.[index] ?? outcome;
        const target = { accountId: each.account_id, invoiceId: each.id };
        if (hasOrders) await storeShares(tx, target, shares, outcome.at);
        await assignByRules(tx, target, { before: [], after: ruled.rules });
      }
      const { deliveries } = await recordInvoiceEvent(tx, {
        accountId: each.account_id,
        invoiceId: each.id,
        type: outcome.status === "completed" ? "invoice.completed" : "invoice.failed",
        data: recordData(each, fileUrls.sign(each.id), each.version),
        version: each.version,
        webhookUrl: each.webhook_url,
        reading: each.reading,
        at: outcome.at,
      });
      isAwaited ||= deliveries > 0;
      if (await noteShownAccount(tx, each, outcome.at)) isAwaited = true;
    }
    await completeGroup(tx, row.batch_id, outcome.at);
    return { ...row, isAwaited };
  });
  if (!ended) return false;
  announceEvent(services, ended.isAwaited);
  metrics.endings.inc({ status: ended.status, code: ended.error_code ?? "" });
  // Only fairness is lost if it fails; the document has ended.
  await applyQueuePenalty(services, ended.account_id, unsettled.readingMs ?? 0).catch(() => undefined);
  return true;
}

async function noteShownAccount(tx: Tx, row: EndedInvoice, at: number): Promise<boolean> {
  if (row.vendor_id === null || row.extracted_data === null) return false;
  const data = JSON.parse(row.extracted_data) as ExtractedData;
  return await noteBankAccount(tx, { accountId: row.account_id, invoiceId: row.id, vendorId: row.vendor_id, data, at });
}

/** Settles every invoice of a file. The first part is the invoice itself. */
async function settleOutcome(
  tx: Tx,
  { id, accountId }: Pick<Claim, "id" | "accountId">,
  outcome: Outcome,
): Promise<SettledOutcome> {
  if (outcome.status === "failed") return outcome;
  const { parts, ...first } = outcome;
  const settled: SettledPart[] = [];
  for (const [index, part] of (parts ?? []).entries()) {
    const alongside = settled.flatMap(({ shares }) => shares);
    const invoiceId = index === 0 ? id : null;
    const { data, text: pageText } = part;
    settled.push({ ...part, ...(await matchRecord(tx, { accountId, invoiceId, data, pageText, alongside })) });
  }
  const { data, text: pageText } = outcome;
  const own: MatchedRecord = await matchRecord(tx, { accountId, invoiceId: id, data, pageText });
  return { ...first, ...own, ...(parts && { parts: settled }) };
}

/** Completes the batch or bulk of a file after its last invoice. */
export async function completeGroup(tx: Tx, id: string | null, at: number): Promise<void> {
  if (id !== null) await (isId("bulk", id) ? completeBulkIfDone(tx, id, at) : completeBatchIfDone(tx, id, at));
}

/** With `revision`: fails unless it is the current one. */
export type InvoiceTarget = Readonly<{ accountId: string; invoiceId: string; revision?: number | undefined }>;
export type ReadInvoice = StoredRecord & Readonly<{ data: ExtractedData }>;
export type RebuiltRecord = Readonly<{
  data: ExtractedData;
  /** Paths of the fields that differ from the extraction. */
  corrected: readonly string[];
  /** Paths of the fields that a person declared absent. */
  absent: readonly string[];
}>;

/**
 * Changes a stored invoice in the caller's transaction; increments the revision and records one event, unless `change`
 * returns false because nothing changed. Undefined when the account has no such invoice. Call `announceChange` after
 * the commit.
 */
export async function changeInvoice(
  services: InvoiceServices,
  tx: Tx,
  target: InvoiceTarget,
  change: (stored: StoredRecord, now: number) => Promise<unknown>,
): Promise<EventRecord | undefined> {
  const { accountId, invoiceId } = target;
  const now = services.clock.now();
  const counted = await incrementRevision(tx, target);
  const stored = await readStored(tx, accountId, invoiceId);
  if (!stored) return undefined;
  if (!counted) throw new ApiError("REVISION_MISMATCH");
  const isChanged = (await change(stored, now)) !== false;
  if (!isChanged) await decrementRevision(tx, target);
  const record = await readRecord(tx, accountId, invoiceId);
  if (!record) throw new ApiError("NOT_FOUND");
  if (!isChanged) return record;
  await recordInvoiceEvent(tx, {
    accountId,
    invoiceId,
    type: "invoice.updated",
    data: recordData(record, services.fileUrls.sign(invoiceId), record.version),
    version: record.version,
    webhookUrl: null,
    at: now,
  });
  return record;
}

export function announceChange(services: InvoiceServices): void {
  announceEvent(services);
  services.signals.send("queue");
}

/** The data of an invoice without the values of rules and of its vendor's defaults. */
export const unruledData = ({ data, replaced }: ReadInvoice) =>
  withoutVendorDefaults(restoreReplacedValues(data, replaced));

/**
 * Replaces the stored data of an invoice. `remake` gets and returns data without values of rules, and without defaults
 * unless the rules are kept.
 */
export async function replaceInvoiceData(
  tx: Tx,
  stored: StoredRecord,
  at: number,
  remake: (stored: ReadInvoice) => Promise<RebuiltRecord>,
  { keptRules }: Readonly<{ keptRules?: readonly AppliedRule[] | undefined }> = {},
): Promise<RebuiltRecord> {
  const { id, accountId, filename, data: present } = stored;
  if (!present) throw refused("not_read_correct");
  const unruled = keptRules
    ? restoreReplacedValues(present, stored.replaced)
    : unruledData({ ...stored, data: present });
  const reading = { ...stored, data: unruled, replaced: {} };
  const { data: remade, corrected, absent } = await remake(reading);
  const unmatched = { accountId, invoiceId: id, data: remade, absent, keptRules };
  const { data, parties, shares, ruled } = await matchRecord(tx, unmatched);
  await updateAnalytics(tx, accountId, {
    before: analyticsEntryOf(stored),
    after: analyticsEntryOf({ ...stored, data, corrected }),
  });
  if (!(await replaceExtractedData(tx, stored, { data, corrected, parties, ruled }))) throw new ApiError("NOT_FOUND");
  const document = { accountId, invoiceId: id, filename, contentSha256: contentKey(stored) };
  await storeFacts(tx, { ...document, data, corrected: corrected.length > 0, absent, tags: tagsOf(ruled.rules) });
  await assignByRules(tx, { accountId, invoiceId: id }, { before: stored.rules, after: ruled.rules });
  await storeShares(tx, { accountId, invoiceId: id }, shares, at);
  await noteBankAccount(tx, { accountId, invoiceId: id, vendorId: parties.vendor_id, data, at });
  await noteChangeSinceExport(tx, id);
  return { data, corrected, absent };
}

export type Review = Readonly<{
  review: ReviewState;
  reason: string | null;
  approvals: readonly Approval[];
  who: string;
  at: number;
}>;

/**
 * Sets the review state and the approvals. A reviewed invoice leaves the review queue. A failed invoice can be
 * rejected, but not approved.
 */
export async function replaceReview(
  tx: Tx,
  stored: StoredRecord,
  { review, reason, approvals, who, at }: Review,
): Promise<void> {
  const { id, accountId, data, status } = stored;
  const isFailed = status === "failed";
  if (!data && !(isFailed && review !== "approved")) throw refused("not_read_review");
  const given = approvals.length === 0 ? null : JSON.stringify(approvals);
  await tx
    .updateTable("invoices")
    .set({ review, review_reason: reason, approvals: given })
    .where("id", "=", id)
    .execute();
  await storeReviewFacts(tx, id, review === "open" ? undefined : { who, at });
  // A failed invoice is listed by its review only while it is rejected.
  await setReviewToken(tx, { accountId, invoiceId: id }, isFailed && review === "open" ? null : review);
}

/** Assigns an invoice to a reviewer; null unassigns it. */
export async function replaceAssignee(
  tx: Tx,
  { id, accountId }: StoredRecord,
  assignee: Readonly<{ id: string; name: string }> | null,
): Promise<void> {
  await tx
    .updateTable("invoices")
    .set({ assigned_to: assignee?.id ?? null, assigned_name: assignee?.name ?? null })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
}

/** Assigns an invoice to the member that a newly applied rule names, unless it is assigned already. */
async function assignByRules(
  tx: Tx,
  { accountId, invoiceId }: Pick<InvoiceTarget, "accountId" | "invoiceId">,
  { before, after }: Readonly<Record<"before" | "after", readonly AppliedRule[]>>,
): Promise<void> {
  const known = new Set(before.map(({ id }) => id));
  const wish = after.findLast(({ id, assign_to: to }) => to !== undefined && !known.has(id))?.assign_to;
  const member = wish === undefined ? undefined : await memberOf(tx, accountId, wish);
  if (!member) return;
  await tx
    .updateTable("invoices")
    .set({ assigned_to: member.id, assigned_name: member.name })
    .where("id", "=", invoiceId)
    .where("assigned_to", "is", null)
    .execute();
}

const nothingRead: ExtractedData = { confidence: {}, locations: {}, checks: [], issues: [] };

/** Turns a failed invoice into an empty completed one, for manual entry. */
export async function openForManualEntry(tx: Tx, stored: StoredRecord, at: number): Promise<void> {
  const { id, accountId, createdAt, filename } = stored;
  if (stored.status !== "failed") throw refused("already_read");
  await lockFacts(tx, { accountId, invoiceIds: [id] });
  await tx
    .updateTable("invoices")
    .set({
      status: "completed",
      ended_at: at,
      extracted_data: storedData(nothingRead),
      counted: countedByUploadAndDate,
    })
    .set({ error_code: null, error_message: null, review: "open", review_reason: null })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
  await changeCounts(tx, accountId, [
    { createdAt, status: "failed", by: -1 },
    { createdAt, status: "completed", by: 1 },
  ]);
  await updateAnalytics(tx, accountId, { after: { createdAt, endedAt: at, data: nothingRead, corrected: [] } });
  await storeReviewFacts(tx, id, undefined);
  const document = { accountId, invoiceId: id, filename, contentSha256: contentKey(stored) };
  await storeFacts(tx, { ...document, data: nothingRead, review: "open" });
}

export type CallerChange = Readonly<{ externalId: string | null; metadata: Metadata | null }>;

/** Replaces the caller's external id and metadata. */
export async function replaceCallerData(tx: Tx, stored: StoredRecord, { externalId, metadata }: CallerChange) {
  const { id, accountId, batchId } = stored;
  const texts = { external_id: externalId, metadata: metadata === null ? null : JSON.stringify(metadata) };
  await tx.updateTable("invoices").set(texts).where("id", "=", id).execute();
  await setCallerTokens(tx, { accountId, invoiceId: id }, { externalId, metadata, batchId });
}

/** The invoice's share of the account's analytics; undefined if it is not completed or not counted yet. */
export function analyticsEntryOf({
  createdAt,
  endedAt,
  data,
  corrected,
  counted,
}: StoredRecord): AnalyticsEntry | undefined {
  if (!data || endedAt === null || counted === 0) return undefined;
  return { createdAt, endedAt, data, corrected, isCountedByDate: counted === countedByUploadAndDate };
}

/** `isAwaited`: false if no delivery was enqueued, so that the sender need not look for one. */
export function announceEvent({ signals }: InvoiceServices, isAwaited = true): void {
  if (isAwaited) signals.send("deliveries");
  signals.send("events");
}

type DocumentRow = Readonly<{ id: string; account_id: string; filename: string; content_sha256: string }>;

const documentOf = (row: DocumentRow) => ({
  accountId: row.account_id,
  invoiceId: row.id,
  filename: row.filename,
  contentSha256: row.content_sha256,
});

const uploadOf = (row: NewInvoice) => ({
  ...documentOf(row),
  tokens: callerTokens({
    externalId: row.external_id,
    metadata: row.metadata === null ? null : (JSON.parse(row.metadata) as Metadata),
    batchId: row.batch_id,
  }),
});
