import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import { describeInvoice } from "../../review/describe-invoice.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";
import { invoiceParams } from "./invoice-params.ts";

export const getInvoice = defineRoute({
  method: "GET",
  path: "/api/invoices/:id",
  auth: session("viewer"),
  params: invoiceParams,
  handle: async (services: WebServices, { session, params }): Promise<InvoiceDetail> => {
    const detail = await describeInvoice(services.db, session.accountId, params.id);
    if (!detail) throw refused("invoice_not_found");
    return detail;
  },
});
