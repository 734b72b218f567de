import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { ApiError } from "../../platform/api-error.ts";
import { describeInvoice } from "../../review/describe-invoice.ts";
import { operation } from "../../sessions/operation.ts";
import { invoiceParams } from "./invoice-params.ts";

export const getInvoice = operation({
  method: "GET",
  path: "/api/invoices/:id",
  access: "viewer",
  params: invoiceParams,
  handle: async ({ services, session, params }): Promise<InvoiceDetail> => {
    const detail = await describeInvoice(services.db, session.accountId, params.id);
    if (!detail) throw new ApiError("NOT_FOUND", "There is no such invoice.");
    return detail;
  },
});
