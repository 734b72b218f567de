import { includeQuery, invoiceIdParams, invoiceRecord, rereadInvoiceBody } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute } from "../../http/route.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { rereadInvoice as reread } from "../corrections/reread.ts";
import { changeOnce } from "./change-once.ts";

export const rereadInvoice = defineRoute({
  method: "POST",
  path: "/v1/invoices/:id/reread",
  auth: either(key("invoices:write"), session("member")),
  operation: "rereadInvoice",
  tag: "Invoices",
  summary: "Have an invoice read again",
  description:
    "The stored file is read as if it had just been uploaded: corrections and the review are withdrawn, and the invoice ends with a new event. Where the file holds several invoices, the others are made anew.",
  params: invoiceIdParams,
  query: includeQuery,
  body: rereadInvoiceBody,
  example: { split: "never" },
  ifMatch: true,
  success: { status: 200, description: "The invoice, processing again", data: invoiceRecord },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "REVISION_MISMATCH", "NOT_FOUND", "IDEMPOTENCY_KEY_REUSED"],
  handle: (services: InvoiceServices, call) => {
    const { split, extract_line_items: lineItems, as_invoice: asInvoice } = call.body ?? {};
    const wish = { split, lineItems, asInvoice };
    return changeOnce(services, "rereadInvoice", call, (tx, target) => reread(services, tx, target, wish));
  },
});
