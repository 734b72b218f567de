import { invoiceList, isStrictVersion, listInvoicesQuery } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { principalId } from "../../access/principal.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { listPage } from "../record/list-page.ts";

export const listInvoices = defineRoute({
  method: "GET",
  path: "/v1/invoices",
  auth: either(key("invoices:read"), session("viewer")),
  operation: "listInvoices",
  tag: "Invoices",
  summary: "List invoices, newest first",
  description:
    "Every filter that is given must match. Pages are asked for by `offset`, or by the `next_cursor` of the page before, which stays right while invoices arrive.",
  query: listInvoicesQuery,
  success: { status: 200, description: "One page of invoices", data: invoiceList },
  errors: ["INVALID_PARAMETER"],
  handle: async ({ replica }, { principal, query, version }) => {
    const { accountId } = principal;
    const asked = { accountId, approverId: principalId(principal), query, isStrict: isStrictVersion(version) };
    return await replica.read(principal, (db) => listPage(db, asked));
  },
});
