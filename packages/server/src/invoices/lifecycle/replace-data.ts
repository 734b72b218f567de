import type { AppliedRule, ExtractedData } from "@inkvoice/contract";
import { type AnalyticsEntry, countedByUploadAndDate } from "../../catalogue/analytics/analytics-share.ts";
import { changeCounts } from "../../catalogue/analytics/invoice-counts.ts";
import { updateAnalytics } from "../../catalogue/analytics/update-analytics.ts";
import { noteChangeSinceExport, storeReviewFacts } from "../../catalogue/change-facts.ts";
import { storeFacts } from "../../catalogue/facts.ts";
import { lockFacts } from "../../catalogue/lock-facts.ts";
import { storeShares } from "../../matching/order-shares.ts";
import { noteBankAccount } from "../../parties/seen-accounts.ts";
import { ApiError, refused } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { tagsOf } from "../../rules/approvals.ts";
import { restoreReplacedValues } from "../../rules/rule-values.ts";
import { withoutVendorDefaults } from "../../rules/vendor-defaults.ts";
import { replaceExtractedData } from "../record/change-row.ts";
import { storedData } from "../record/stored-data.ts";
import type { StoredRecord } from "../record/stored-record.ts";
import { contentKey } from "../split/parts.ts";
import { matchRecord } from "./matching/match-record.ts";
import { assignByRules } from "./replace-review.ts";

export type ReadInvoice = StoredRecord & Readonly<{ data: ExtractedData }>;

export type RebuiltRecord = Readonly<{
  data: ExtractedData;
  /** Paths of the fields that differ from the extraction. */
  corrected: readonly string[];
  /** Paths of the fields that a person declared absent. */
  absent: readonly string[];
}>;

/** The data of an invoice without the values of rules and of its vendor's defaults. */
export const dataBeforeRules = ({ data, replaced }: ReadInvoice) =>
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
    : dataBeforeRules({ ...stored, data: present });
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
  await assignByRules(tx, { accountId, invoiceId: id }, { before: stored.rules, after: ruled.rules, at });
  await storeShares(tx, { accountId, invoiceId: id }, shares, at);
  await noteBankAccount(tx, { accountId, invoiceId: id, vendorId: parties.vendor_id, data, at });
  await noteChangeSinceExport(tx, id);
  return { data, corrected, absent };
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
