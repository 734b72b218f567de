import type { ReviewState } from "@inkvoice/contract";
import type { WholeRecord } from "../../invoices/repository.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { changeInvoice, type InvoiceTarget, replaceReview } from "../../invoices/transitions.ts";
import type { Tx } from "../../platform/db/schema.ts";

export type Verdict = Readonly<{ review: ReviewState; reason?: string | undefined; who: string }>;

/**
 * Notes that somebody approved or rejected an invoice, or that nobody has, in the caller's transaction. Undefined when the
 * account has no such invoice.
 */
export function reviewInvoice(
  services: InvoiceServices,
  tx: Tx,
  target: InvoiceTarget,
  { review, reason, who }: Verdict,
): Promise<WholeRecord | undefined> {
  return changeInvoice(services, tx, target, (stored, at) =>
    replaceReview(tx, stored, { review, reason: reason || null, who, at }),
  );
}
