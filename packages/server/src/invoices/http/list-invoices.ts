import { invoiceList, listInvoicesQuery } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { countInvoices } from "../../catalogue/counts.ts";
import { defineRoute } from "../../http/route.ts";
import { listItem } from "../record.ts";
import { listInvoices as readPage } from "../repository.ts";

export const listInvoices = defineRoute({
  method: "GET",
  path: "/v1/invoices",
  auth: key("invoices:read"),
  operation: "listInvoices",
  tag: "Invoices",
  summary: "List invoices, newest first",
  query: listInvoicesQuery,
  success: { status: 200, description: "One page of invoices", data: invoiceList },
  errors: ["INVALID_PARAMETER"],
  async handle({ db }, { principal, query }) {
    const { limit, offset, status, created_after: after, created_before: before } = query;
    const filter = { status, after, before };
    const [rows, total] = await Promise.all([
      readPage(db, principal.accountId, filter, { limit, offset }),
      countInvoices(db, principal.accountId, filter),
    ]);
    const pagination = { total, limit, offset, has_more: offset + rows.length < total };
    return { invoices: rows.map(listItem), pagination };
  },
});
