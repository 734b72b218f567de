import { invoiceListQuery } from "@inkvoice/contract/dashboard";
import { pageOfInvoices } from "../../catalogue/invoice-list.ts";
import { invalidParameter } from "../../platform/api-error.ts";
import { operation } from "../../sessions/operation.ts";

export const listInvoices = operation({
  method: "GET",
  path: "/api/invoices",
  access: "viewer",
  query: invoiceListQuery,
  handle: async ({ services, session, query }) => {
    const { cursor, limit, ...filter } = query;
    const page = await pageOfInvoices(services.db, { accountId: session.accountId, filter }, { cursor, limit });
    if (!page) throw invalidParameter("cursor", "is not one this list gave");
    return page;
  },
});
