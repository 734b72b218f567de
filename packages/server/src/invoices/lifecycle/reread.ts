import type { PartOf, SplitMode } from "@inkvoice/contract";
import { changeCounts } from "../../catalogue/analytics/invoice-counts.ts";
import { updateAnalytics } from "../../catalogue/analytics/update-analytics.ts";
import { resetFacts } from "../../catalogue/facts.ts";
import { lockFacts } from "../../catalogue/lock-facts.ts";
import { setReviewToken } from "../../catalogue/search/filter-tokens.ts";
import { storeShares } from "../../matching/order-shares.ts";
import { invalidParameter, refused } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { lockInvoiceRows, resetToProcessing } from "../record/change-row.ts";
import type { StoredRecord } from "../record/stored-record.ts";
import { removeRow } from "../removal/remove-invoice.ts";
import type { InvoiceServices } from "../services.ts";
import { contentKey } from "../split/parts.ts";
import { contentTypes } from "../upload/content-types.ts";
import { analyticsEntryOf } from "./replace-data.ts";

export type RereadOptions = Readonly<{
  split?: SplitMode | undefined;
  lineItems?: boolean | undefined;
  /** Reads the whole file as one invoice, whatever it looks like. */
  asInvoice?: boolean | undefined;
}>;

/**
 * Requeues a file. Discards extracted and corrected data, and the other invoices of the file, which the next extraction
 * creates again.
 */
export async function requeueFile(
  services: InvoiceServices,
  tx: Tx,
  stored: StoredRecord,
  options: RereadOptions,
): Promise<void> {
  const { id, accountId } = stored;
  if (stored.status === "processing") return;
  requireWholeFile(stored);
  const parts = stored.parts === null ? [] : (JSON.parse(stored.parts) as string[]);
  await lockInvoiceRows(tx, accountId, parts);
  await lockFacts(tx, { accountId, invoiceIds: [id, ...parts] });
  for (const part of parts) if (part !== id) await removeRow(services, tx, { accountId, invoiceId: part });
  const split = options.asInvoice ? wholeFile(stored) : options.split;
  await requeue(tx, stored, { split, lineItems: options.lineItems });
}

/** The division into one invoice with all pages, which the engine reads as an invoice. */
function wholeFile({ pages, contentType }: StoredRecord): string {
  if (contentType === contentTypes.xml || contentType === contentTypes.p7m)
    throw invalidParameter("as_invoice", "is not possible for XML files");
  return JSON.stringify([[1, Math.max(1, pages)]]);
}

/** Resets an ended invoice to processing. `split`: a mode, or the pages of each invoice as JSON. */
export async function requeue(
  tx: Tx,
  stored: StoredRecord,
  options: Readonly<{ split?: string | undefined; lineItems?: boolean | undefined }>,
): Promise<void> {
  const { id, accountId, filename, contentSha256 } = stored;
  await lockFacts(tx, { accountId, invoiceIds: [id] });
  await updateAnalytics(tx, accountId, { before: analyticsEntryOf(stored) });
  await resetToProcessing(tx, stored, options);
  await storeShares(tx, { accountId, invoiceId: id }, [], stored.createdAt);
  await changeCounts(tx, accountId, [
    { createdAt: stored.createdAt, status: stored.status, by: -1 },
    { createdAt: stored.createdAt, status: "processing", by: 1 },
  ]);
  await resetFacts(tx, {
    accountId,
    invoiceId: id,
    filename,
    contentSha256: contentKey({ ...stored, contentSha256 }),
  });
  await setReviewToken(tx, { accountId, invoiceId: id }, null);
}

function requireWholeFile({ partOf, id, fileRemovedAt }: StoredRecord): void {
  if (fileRemovedAt !== null) throw refused("file_deleted_reread");
  const place = partOf === null ? undefined : (JSON.parse(partOf) as PartOf);
  if (place && place.file_of !== id) throw refused("part_of_file", { id: place.file_of });
}
