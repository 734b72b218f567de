import { includeQuery, invoiceIdParams, invoiceRecord, type ReviewState, rejectInvoiceBody } from "@inkvoice/contract";
import { z } from "zod";
import { key } from "../../access/admit.ts";
import type { Principal } from "../../access/principal.ts";
import { defineRoute } from "../../http/route.ts";
import type { InvoiceToChange } from "../../invoices/lifecycle/change-invoice.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { reviewerOf, reviewInvoice } from "../corrections/review.ts";
import { changeOnce } from "./change-once.ts";

type Decision = Readonly<{ review: ReviewState; reason?: string | undefined }>;

function decide(services: InvoiceServices, principal: Principal, decision: Decision) {
  return (tx: Tx, target: InvoiceToChange) =>
    reviewInvoice(services, tx, target, { ...decision, by: reviewerOf(principal) });
}

const common = {
  method: "POST",
  auth: either(key("invoices:write"), session("member")),
  tag: "Invoices",
  params: invoiceIdParams,
  query: includeQuery,
  ifMatch: true,
  success: { status: 200, description: "The invoice as it is now", data: invoiceRecord },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "REVISION_MISMATCH", "NOT_FOUND", "IDEMPOTENCY_KEY_REUSED"],
} as const;

export const approveInvoice = defineRoute({
  ...common,
  path: "/v1/invoices/:id/approve",
  operation: "approveInvoice",
  summary: "Approve an invoice",
  description:
    "Adds an approval. `review` is `approved` once as many different people or API keys have approved as the rules ask for, without rules at once. A second approval by the same one is refused (`approved_by_same`) while others are missing.",
  body: z.strictObject({}).nullish(),
  example: {},
  handle: (services: InvoiceServices, call) =>
    changeOnce(services, "approveInvoice", call, decide(services, call.principal, { review: "approved" })),
});

export const rejectInvoice = defineRoute({
  ...common,
  path: "/v1/invoices/:id/reject",
  operation: "rejectInvoice",
  summary: "Reject an invoice",
  description:
    "Somebody has looked at the invoice and will not have it: `review` is `rejected`, with the reason beside it.",
  body: rejectInvoiceBody,
  example: { reason: "Not ordered by us" },
  handle: (services: InvoiceServices, call) => {
    const decision = { review: "rejected", reason: call.body?.reason } as const;
    return changeOnce(services, "rejectInvoice", call, decide(services, call.principal, decision));
  },
});

export const reopenInvoice = defineRoute({
  ...common,
  path: "/v1/invoices/:id/reopen",
  operation: "reopenInvoice",
  summary: "Take an approval or a rejection back",
  description: "`review` is `open` again, and the invoice needs review where something in it is doubtful.",
  body: z.strictObject({}).nullish(),
  example: {},
  handle: (services: InvoiceServices, call) =>
    changeOnce(services, "reopenInvoice", call, decide(services, call.principal, { review: "open" })),
});
