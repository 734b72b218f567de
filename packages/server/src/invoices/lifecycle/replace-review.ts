import type { AppliedRule, Approval, Metadata, ReviewState } from "@inkvoice/contract";
import { storeReviewFacts } from "../../catalogue/change-facts.ts";
import { setCallerTokens, setReviewToken } from "../../catalogue/search/filter-tokens.ts";
import { putSharesAfterApproved } from "../../matching/order-shares.ts";
import { refused } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { findMember } from "../../sessions/people/find-member.ts";
import { addNote } from "../record/review-notes.ts";
import type { StoredRecord } from "../record/stored-record.ts";
import type { InvoiceToChange } from "./change-invoice.ts";

export type Review = Readonly<{
  review: ReviewState;
  reason: string | null;
  approvals: readonly Approval[];
  who: string;
  at: number;
}>;

/**
 * Sets the review state and the approvals. A reviewed invoice leaves the review queue. A failed invoice can be
 * rejected, but not approved. Requires lock(tx, "orders") to open a rejected one.
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
  if (stored.review === "rejected" && review === "open") await putSharesAfterApproved(tx, id);
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

/** Assigns an invoice to the member that a newly applied rule names, unless it is assigned; the history names the rule. */
export async function assignByRules(
  tx: Tx,
  { accountId, invoiceId }: Pick<InvoiceToChange, "accountId" | "invoiceId">,
  { before, after, at }: Readonly<Record<"before" | "after", readonly AppliedRule[]> & { at: number }>,
): Promise<void> {
  const known = new Set(before.map(({ id }) => id));
  const rule = after.findLast(({ id, assign_to: to }) => to !== undefined && !known.has(id));
  const member = rule?.assign_to === undefined ? undefined : await findMember(tx, accountId, rule.assign_to);
  if (!rule || !member) return;
  const { numUpdatedRows: assigned } = await tx
    .updateTable("invoices")
    .set({ assigned_to: member.id, assigned_name: member.name })
    .where("id", "=", invoiceId)
    .where("assigned_to", "is", null)
    .executeTakeFirst();
  if (assigned > 0n) await addNote(tx, { accountId, invoiceId }, { kind: "assigned", text: member.name, by: rule, at });
}

export type ExternalIdAndMetadata = Readonly<{ externalId: string | null; metadata: Metadata | null }>;

/** Replaces the caller's external id and metadata. */
export async function replaceExternalIdAndMetadata(
  tx: Tx,
  stored: StoredRecord,
  { externalId, metadata }: ExternalIdAndMetadata,
) {
  const { id, accountId, batchId } = stored;
  const texts = { external_id: externalId, metadata: metadata === null ? null : JSON.stringify(metadata) };
  await tx.updateTable("invoices").set(texts).where("id", "=", id).execute();
  await setCallerTokens(tx, { accountId, invoiceId: id }, { externalId, metadata, batchId });
}
