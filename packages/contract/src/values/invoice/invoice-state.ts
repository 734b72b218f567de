/** INDEX of the states of an invoice, in the order of a clerk's work. */
export const invoiceStates = [
  "processing",
  "failed",
  "to_review",
  "ready",
  "approved",
  "exported",
  "rejected",
] as const;
export type InvoiceState = (typeof invoiceStates)[number];

type Stated = Readonly<{
  status: "processing" | "completed" | "failed";
  needs_review: boolean;
  review?: "open" | "approved" | "rejected" | undefined;
  exported_at?: string | null | undefined;
}>;

/**
 * The state of an invoice for lists, pages and the API. A person's decision takes precedence; an approved invoice in an
 * export is exported; an open one needs review, or is ready for approval.
 */
export function invoiceState({ status, review, needs_review, exported_at }: Stated): InvoiceState {
  if (status === "processing") return "processing";
  if (review === "rejected") return "rejected";
  if (status === "failed") return "failed";
  if (review === "approved") return exported_at ? "exported" : "approved";
  return needs_review ? "to_review" : "ready";
}
