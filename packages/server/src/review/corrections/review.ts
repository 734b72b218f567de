import type { ReviewState } from "@inkvoice/contract";
import { withOtherInvoices } from "../../invoices/lifecycle/order-changes.ts";
import { changeInvoice, type InvoiceTarget, replaceReview } from "../../invoices/lifecycle/transitions.ts";
import { learnFromApproval } from "../../invoices/lifecycle/vendor-changes.ts";
import type { EventRecord } from "../../invoices/record/repository.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { addNote, type NoteAuthor } from "../notes/notes.ts";

export type Verdict = Readonly<{
  review: ReviewState;
  reason?: string | undefined;
  by: NoteAuthor;
}>;

const kinds = { approved: "approved", rejected: "rejected", open: "reopened" } as const;

/**
 * Approves, rejects or reopens an invoice in the caller's transaction. Undefined when the account has no such invoice.
 */
export function reviewInvoice(
  services: InvoiceServices,
  tx: Tx,
  target: InvoiceTarget,
  verdict: Verdict,
): Promise<EventRecord | undefined> {
  return withOtherInvoices(services, tx, target, () => decide(services, tx, target, verdict));
}

function decide(services: InvoiceServices, tx: Tx, target: InvoiceTarget, { review, reason, by }: Verdict) {
  return changeInvoice(services, tx, target, async (stored, at) => {
    const current = review === "approved" ? await learnFromApproval(services, tx, stored, at) : stored;
    await replaceReview(tx, current, { review, reason: reason || null, who: by.name, at });
    await addNote(tx, target, { kind: kinds[review], text: reason ?? "", by, at });
  });
}
