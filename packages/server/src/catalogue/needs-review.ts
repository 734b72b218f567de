import { type SqlBool, sql } from "kysely";

/** Whether an invoice of `invoice_facts` has been approved, but not by as many people as its rules ask for. */
export const awaitsApproval = sql<SqlBool>`exists (select 1 from invoices
  where invoices.id = invoice_facts.invoice_id and invoices.review = 'open' and invoices.approvals is not null)`;

/** `needs_look` of an invoice that is neither approved nor rejected. */
export const needsReviewUnlessDecided = sql<number>`case when doubtful = 1 or duplicates > 0 or ${awaitsApproval} then 1 else 0 end`;
