import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { AwaitedReview } from "./list/filters/filter-lookup.ts";

/** Whether an invoice of `invoice_facts` has been approved, but not by as many people as its rules ask for. */
export const awaitsApproval = sql<SqlBool>`exists (select 1 from invoices
  where invoices.id = invoice_facts.invoice_id and invoices.review = 'open' and invoices.approvals is not null)`;

/** `needs_look` of an invoice that is neither approved nor rejected. */
export const needsReviewUnlessDecided = sql<number>`case when doubtful = 1 or duplicates > 0 or ${awaitsApproval} then 1 else 0 end`;

/**
 * Whether an invoice of `invoice_facts as f` needs review by this person or key, or only by others. The first condition
 * is that of the partial index; the approvals are then read of the few invoices that need review.
 */
export function awaitsReview({ approverId, people }: AwaitedReview): RawBuilder<SqlBool> {
  const approved = sql`exists (select 1 from invoices where invoices.id = f.invoice_id
    and invoices.review = 'open' and invoices.approvals like ${`%"${approverId}"%`})`;
  return sql<SqlBool>`f.needs_look = 1 and ${people === "others" ? approved : sql`not ${approved}`}`;
}
