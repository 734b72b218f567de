import type { ReviewState } from "@inkvoice/contract";
import { changeInvoice, type InvoiceTarget, replaceReview } from "../../invoices/lifecycle/transitions.ts";
import type { EventRecord } from "../../invoices/record/repository.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { addNote } from "../notes/notes.ts";

export type Verdict = Readonly<{
  review: ReviewState;
  reason?: string | undefined;
  who: string;
  /** The person; undefined for an API key. */
  userId?: string;
}>;

const kinds = { approved: "approved", rejected: "rejected", open: "reopened" } as const;

/**
 * Approves, rejects or reopens an invoice in the caller's transaction. Undefined when the account has no such invoice.
 */
export function reviewInvoice(
  services: InvoiceServices,
  tx: Tx,
  target: InvoiceTarget,
  { review, reason, who, userId }: Verdict,
): Promise<EventRecord | undefined> {
  return changeInvoice(services, tx, target, async (stored, at) => {
    await replaceReview(tx, stored, { review, reason: reason || null, who, at });
    await addNote(tx, target, { kind: kinds[review], text: reason ?? "", by: { id: userId ?? null, name: who }, at });
  });
}
