import { type ExtractedData, isId } from "@inkvoice/contract";
import { changeCounts } from "../../catalogue/analytics/invoice-counts.ts";
import { updateAnalytics } from "../../catalogue/analytics/update-analytics.ts";
import { storeFacts, storeFailureFacts } from "../../catalogue/facts.ts";
import { recordInvoiceEvent } from "../../events/record-invoice-event.ts";
import { storeShares } from "../../matching/order-shares.ts";
import { noteBankAccount } from "../../parties/seen-accounts.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { tagsOf } from "../../rules/approvals.ts";
import { completeBulkIfDone } from "../bulk/bulks.ts";
import type { FileUrls } from "../files/signed-file-urls.ts";
import {
  type CompletedOutcome,
  type EndedInvoice,
  endInvoiceRow,
  type Outcome,
  type SettledOutcome,
  type SettledPart,
} from "../queue/end-invoice-row.ts";
import { applyQueuePenalty } from "../queue/fair-queue-penalty.ts";
import type { Claim } from "../queue/queue.ts";
import { recordData } from "../record/record-json.ts";
import type { InvoiceServices } from "../services.ts";
import { recordParts } from "../split/parts.ts";
import { storeEvidence } from "../worker/stored-evidence.ts";
import { completeBatchIfDone } from "./batches.ts";
import { announceEvent } from "./change-invoice.ts";
import { type MatchedRecord, matchRecord } from "./matching/match-record.ts";
import { assignByRules } from "./replace-review.ts";

type LeasedInvoice = Pick<Claim, "id" | "token" | "accountId">;

/** False when the lease was lost: nothing was changed and the result is discarded. */
export async function endInvoice(
  services: InvoiceServices,
  claim: LeasedInvoice,
  unsettled: Outcome,
): Promise<boolean> {
  const ended = await services.db.transaction().execute((tx) => storeOutcome(tx, services.fileUrls, claim, unsettled));
  if (!ended) return false;
  announceEvent(services, ended.isAwaited);
  services.metrics.endings.inc({ status: ended.status, code: ended.error_code ?? "" });
  // Only fairness is lost if it fails; the document has ended.
  await applyQueuePenalty(services, ended.account_id, unsettled.readingMs ?? 0).catch(() => undefined);
  return true;
}

/** The ended row, and whether somebody waits for one of its events; undefined when the lease was lost. */
async function storeOutcome(tx: Tx, fileUrls: FileUrls, claim: LeasedInvoice, unsettled: Outcome) {
  const outcome = await settleOutcome(tx, claim, unsettled);
  const row = await endInvoiceRow(tx, claim, outcome);
  if (!row) return undefined;
  await changeCounts(tx, row.account_id, [
    { createdAt: row.created_at, status: "processing", by: -1 },
    { createdAt: row.created_at, status: row.status, by: 1 },
  ]);
  if (outcome.status === "completed") await storeCompleted(tx, row, outcome);
  else await storeFailureFacts(tx, row.id);
  const several = outcome.status === "completed" ? outcome.parts : undefined;
  // A completed batch has its own event.
  let isAwaited = row.batch_id !== null;
  for (const [index, each] of (await recordParts(tx, row, several, outcome.at)).entries()) {
    if (outcome.status === "completed") await applyMatch(tx, each, several?.[index] ?? outcome, outcome.at);
    const { deliveries } = await recordEnd(tx, fileUrls, each, outcome);
    isAwaited ||= deliveries > 0;
    if (await noteShownAccount(tx, each, outcome.at)) isAwaited = true;
  }
  await completeGroup(tx, row.batch_id, outcome.at);
  return { ...row, isAwaited };
}

/** What lists, search, analytics and the page view need of an extracted file. */
async function storeCompleted(tx: Tx, row: EndedInvoice, outcome: CompletedOutcome): Promise<void> {
  const { data, at, ruled } = outcome;
  await storeFacts(tx, { ...documentOf(row), data, tags: tagsOf(ruled.rules), review: "open" });
  await storeEvidence(tx, row, outcome);
  const after = { createdAt: row.created_at, endedAt: at, data, corrected: [] };
  await updateAnalytics(tx, row.account_id, { after });
}

/** Stores the shares of orders that an invoice takes, and assigns it as the account's rules say. */
async function applyMatch(
  tx: Tx,
  row: EndedInvoice,
  { shares, hasOrders, ruled }: Pick<MatchedRecord, "shares" | "hasOrders" | "ruled">,
  at: number,
): Promise<void> {
  const target = { accountId: row.account_id, invoiceId: row.id };
  if (hasOrders) await storeShares(tx, target, shares, at);
  await assignByRules(tx, target, { before: [], after: ruled.rules, at });
}

function recordEnd(tx: Tx, fileUrls: FileUrls, row: EndedInvoice, { status, at }: SettledOutcome) {
  return recordInvoiceEvent(tx, {
    accountId: row.account_id,
    invoiceId: row.id,
    type: status === "completed" ? "invoice.completed" : "invoice.failed",
    data: recordData(row, fileUrls.sign(row.id), row.version),
    version: row.version,
    webhookUrl: row.webhook_url,
    reading: row.reading,
    at,
  });
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

type DocumentRow = Readonly<{ id: string; account_id: string; filename: string; content_sha256: string }>;

export const documentOf = (row: DocumentRow) => ({
  accountId: row.account_id,
  invoiceId: row.id,
  filename: row.filename,
  contentSha256: row.content_sha256,
});
