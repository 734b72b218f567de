import { invoiceIdParams, orderMatch } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute } from "../../http/route.ts";
import { requireStored } from "../../invoices/record/stored-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { matchInvoice } from "../../matching/match-invoice.ts";
import { refused } from "../../platform/api-error.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";

export const getMatch = defineRoute({
  method: "GET",
  path: "/v1/invoices/:id/match",
  auth: either(key("orders:read"), session("viewer")),
  operation: "getMatch",
  tag: "Orders",
  summary: "Compare an invoice with its orders",
  description:
    "Orders are found by the printed number, else by vendor and lines. An invoice that is over its order, or differs from it beyond the tolerance, has the issue `ORDER_MISMATCH`.",
  params: invoiceIdParams,
  success: { status: 200, description: "The comparison, line by line", data: orderMatch },
  errors: ["INVALID_REQUEST", "NOT_FOUND"],
  async handle({ db }: InvoiceServices, { principal, params }) {
    const { accountId } = principal;
    const { data, vendorId } = await requireStored(db, accountId, params.id);
    if (!data) throw refused("not_read_match");
    return (await matchInvoice(db, { accountId, invoiceId: params.id, data, vendorId })).match;
  },
});
