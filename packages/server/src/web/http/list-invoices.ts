import { invoiceListQuery } from "@inkvoice/contract/dashboard";
import { invoiceListPage } from "../../catalogue/list/list-page.ts";
import { defineRoute } from "../../http/route.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

export const listInvoices = defineRoute({
  method: "GET",
  path: "/api/invoices",
  auth: session("viewer"),
  query: invoiceListQuery,
  handle: async (services: WebServices, { session, query }) => {
    const { cursor, limit, sort, ...filter } = query;
    return await invoiceListPage(services.db, { accountId: session.accountId, filter }, { cursor, limit, sort });
  },
});
