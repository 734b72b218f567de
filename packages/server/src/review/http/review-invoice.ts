import { invoiceIdParams, invoiceRecord, type ReviewState, rejectInvoiceBody } from "@inkvoice/contract";
import { z } from "zod";
import { key } from "../../access/admit.ts";
import { keyName } from "../../access/keys/api-keys.ts";
import { defineRoute } from "../../http/route.ts";
import type { InvoiceTarget } from "../../invoices/lifecycle/transitions.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { reviewInvoice } from "../corrections/review.ts";
import { changeOnce } from "./change-once.ts";

type Judgement = Readonly<{ keyId: string; review: ReviewState; reason?: string | undefined }>;

function judge(services: InvoiceServices, { keyId, ...judgement }: Judgement) {
  return async (tx: Tx, target: InvoiceTarget) =>
    reviewInvoice(services, tx, target, { ...judgement, who: `API key ${await keyName(tx, keyId)}` });
}

const common = {
  method: "POST",
  auth: key("invoices:write"),
  tag: "Invoices",
  params: invoiceIdParams,
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
    "Somebody has looked at the invoice and found it right: `review` is `approved`, and it needs no review any more.",
  body: z.strictObject({}).nullish(),
  handle: (services: InvoiceServices, call) =>
    changeOnce(services, "approveInvoice", call, judge(services, { keyId: call.principal.keyId, review: "approved" })),
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
    const judgement = { keyId: call.principal.keyId, review: "rejected", reason: call.body?.reason } as const;
    return changeOnce(services, "rejectInvoice", call, judge(services, judgement));
  },
});
