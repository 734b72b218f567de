import type { Approval, ReviewState } from "@inkvoice/contract";
import { type Principal, principalId } from "../../access/principal.ts";
import { changeInvoice, type InvoiceToChange } from "../../invoices/lifecycle/change-invoice.ts";
import { withOtherInvoices } from "../../invoices/lifecycle/matching/order-changes.ts";
import { lockMatching, rematchOne, rematchRecord } from "../../invoices/lifecycle/matching/rematch-invoices.ts";
import { learnFromApproval } from "../../invoices/lifecycle/matching/vendor-changes.ts";
import { replaceReview } from "../../invoices/lifecycle/replace-review.ts";
import { type EventRecord, readRecord } from "../../invoices/record/find-record.ts";
import { addNote, type NoteAuthor, noteAuthor } from "../../invoices/record/review-notes.ts";
import { requireStored, type StoredRecord } from "../../invoices/record/stored-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { refused } from "../../platform/api-error.ts";
import { lock } from "../../platform/db/locks.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { approvalsRequired, hasApproved, withApproval, withoutOwnApproval } from "../../rules/approvals.ts";

/** The author of a decision, for notes and for counting approvals. */
export type Reviewer = Readonly<{ author: NoteAuthor; approverId: string }>;
export const reviewerOf = (principal: Principal): Reviewer => ({
  author: noteAuthor(principal),
  approverId: principalId(principal),
});

export type Verdict = Readonly<{
  review: ReviewState;
  reason?: string | undefined;
  by: Reviewer;
  /** A reopening takes back only the reviewer's own approval. */
  keepsOthers?: boolean;
  /** Throws `UnchangedReview` for a decision that is repeated, and instead of another approval of an approved invoice. */
  refusesRepeats?: boolean;
  check?: ApprovalCheck | undefined;
}>;

/** Called before an approval is stored; throws to refuse it. Not called where the invoice is approved already. */
type ApprovalCheck = (tx: Tx, stored: StoredRecord) => Promise<void>;

/** Ends a decision that would leave the review as it is. */
export class UnchangedReview extends Error {
  override readonly name = "UnchangedReview";
}

const kinds = { rejected: "rejected", open: "reopened" } as const;

/**
 * Approves, rejects or reopens an invoice in the caller's transaction. Undefined when the account has no such invoice. A
 * reopened one is compared with the orders of now, which may have changed or been invoiced by others meanwhile.
 */
export function reviewInvoice(
  services: InvoiceServices,
  tx: Tx,
  target: InvoiceToChange,
  verdict: Verdict,
): Promise<EventRecord | undefined> {
  return withOtherInvoices(services, tx, target, async () => {
    if (verdict.review !== "open") return decide(services, tx, target, verdict);
    const { accountId, invoiceId } = target;
    await lockMatching(tx, accountId, [invoiceId]);
    if (!(await decide(services, tx, target, verdict))) return undefined;
    await rematchOne(services, tx, accountId, invoiceId);
    return await readRecord(tx, accountId, invoiceId);
  });
}

function decide(services: InvoiceServices, tx: Tx, target: InvoiceToChange, verdict: Verdict) {
  const { review, reason, by, keepsOthers = false, check } = verdict;
  return changeInvoice(services, tx, target, async (stored, at) => {
    const isRepeated = isDecided(stored, verdict);
    const isApproved = review === "approved" && stored.review === "approved";
    if (verdict.refusesRepeats && (isRepeated || isApproved)) throw new UnchangedReview();
    if (isRepeated) return false;
    if (review === "approved") return approve(services, tx, stored, { by, at, approvals: stored.approvals, check });
    const { author, approverId } = by;
    const approvals = keepsOthers ? withoutOwnApproval(stored.approvals, approverId) : [];
    await replaceReview(tx, stored, { review, reason: reason || null, approvals, who: author.name, at });
    await addNote(tx, target, { kind: kinds[review], text: reason ?? "", by: author, at });
  });
}

/** Whether a decision repeats the present one, as a retry does. */
function isDecided(stored: StoredRecord, { review, reason, by, keepsOthers = false }: Verdict): boolean {
  if (stored.review !== review || stored.status === "processing") return false;
  if (review === "approved") return hasApproved(stored.approvals, by.approverId);
  if (review === "rejected") return stored.reviewReason === (reason || null);
  return keepsOthers ? !hasApproved(stored.approvals, by.approverId) : stored.approvals.length === 0;
}

type Approving = Readonly<{
  by: Reviewer;
  at: number;
  approvals: readonly Approval[];
  check?: ApprovalCheck | undefined;
}>;

/**
 * Adds an approval. The invoice is approved, and its vendor learned, once there are as many as its rules ask for.
 * Refuses a second approval by the same person or key while others are missing.
 */
export async function approve(
  services: InvoiceServices,
  tx: Tx,
  before: StoredRecord,
  { by: { author, approverId }, at, approvals: given, check }: Approving,
): Promise<void> {
  if (!before.data) throw refused("not_read_review");
  const stored = before.review === "rejected" ? await openRejected(tx, before, author.name, at) : before;
  const required = approvalsRequired(stored.rules);
  const missing = required - given.length;
  if (missing > 0 && hasApproved(given, approverId)) throw refused("approved_by_same", { missing });
  if (stored.review !== "approved") await check?.(tx, stored);
  const approvals = withApproval(given, { id: approverId, name: author.name }, at);
  const isEnough = approvals.length >= required;
  const current = isEnough ? await learnFromApproval(services, tx, stored, at) : stored;
  const review = isEnough ? "approved" : "open";
  await replaceReview(tx, current, { review, reason: null, approvals, who: author.name, at });
  const text = required > 1 ? `${approvals.length}/${required}` : "";
  const { accountId, id: invoiceId } = stored;
  await addNote(tx, { accountId, invoiceId }, { kind: "approved", text, by: author, at });
}

/** Changes of vendors and orders pass over rejected invoices, which are compared with them before an approval. */
async function openRejected(tx: Tx, rejected: StoredRecord, who: string, at: number): Promise<StoredRecord> {
  const { accountId, id } = rejected;
  await lock(tx, "vendors", accountId);
  await lock(tx, "orders", accountId);
  await replaceReview(tx, rejected, { review: "open", reason: null, approvals: [], who, at });
  await rematchRecord(tx, await requireStored(tx, accountId, id), at);
  return await requireStored(tx, accountId, id);
}
