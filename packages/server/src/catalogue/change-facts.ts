import type { ExtractedData } from "@inkvoice/contract";
import { sql } from "kysely";
import type { Tx } from "../platform/db/schema.ts";
import type { ReviewCriteria } from "./doubts.ts";
import { awaitsApproval, needsReviewUnlessDecided } from "./needs-review.ts";
import { setExportedToken } from "./search/filter-tokens.ts";
import { summarise } from "./summary.ts";

/** Stores who reviewed an invoice; undefined opens it again. */
export async function storeReviewFacts(
  tx: Tx,
  invoiceId: string,
  review: Readonly<{ who: string; at: number }> | undefined,
): Promise<void> {
  await tx
    .updateTable("invoice_facts")
    .set({
      reviewed_by: review?.who ?? null,
      reviewed_at: review?.at ?? null,
      needs_look: review ? 0 : needsReviewUnlessDecided,
    })
    .where("invoice_id", "=", invoiceId)
    .execute();
}

/** Judges a stored reading again, after the account's settings changed. */
export async function recalculateDoubts(
  tx: Tx,
  invoiceId: string,
  data: Partial<ExtractedData>,
  judging: ReviewCriteria,
) {
  const { confidence, band, sureFields, readFields, doubtful } = summarise(data, judging);
  await tx
    .updateTable("invoice_facts")
    .set({ confidence, band, sure_fields: sureFields, read_fields: readFields, doubtful: doubtful ? 1 : 0 })
    .set({ needs_look: doubtful ? 1 : sql<number>`case when duplicates > 0 or ${awaitsApproval} then 1 else 0 end` })
    .where("invoice_id", "=", invoiceId)
    .where("reviewed_at", "is", null)
    .execute();
}

/** Marks an exported invoice as changed since its export. */
export async function noteChangeSinceExport(tx: Tx, invoiceId: string): Promise<void> {
  await tx
    .updateTable("invoice_facts")
    .set({ changed_since_export: 1 })
    .where("invoice_id", "=", invoiceId)
    .where("exported_at", "is not", null)
    .execute();
}

/** Stores the time of the export that contains an invoice; null if there is none, or it was undone. */
export async function setExported(
  tx: Tx,
  document: Readonly<{ accountId: string; invoiceId: string }>,
  exportedAt: number | null,
): Promise<void> {
  await tx
    .updateTable("invoice_facts")
    .set({ exported_at: exportedAt, changed_since_export: 0 })
    .where("invoice_id", "=", document.invoiceId)
    .where("account_id", "=", document.accountId)
    .execute();
  await setExportedToken(tx, document, exportedAt !== null);
}
