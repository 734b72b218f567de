import { invoiceListQuery } from "@inkvoice/contract/dashboard";
import { pageOfInvoices } from "../../catalogue/invoice-list.ts";
import { defineRoute } from "../../http/route.ts";
import { invalidParameter } from "../../platform/api-error.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

export const listInvoices = defineRoute({
  method: "GET",
  path: "/api/invoices",
  auth: session("viewer"),
  query: invoiceListQuery,
  handle: async (services: WebServices, { session, query }) => {
    const { cursor, limit, ...filter } = query;
    const page = await pageOfInvoices(services.db, { accountId: session.accountId, filter }, { cursor, limit });
    if (!page) throw invalidParameter("cursor", "is not one this list gave");
    return page;
  },
});
