import { type DocumentText, documentText, documentTextQuery, invoiceIdParams } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { clientDisconnectSignal } from "../../http/connection/client-disconnect.ts";
import { defineRoute } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { pagesOf, readDocumentText } from "../files/document-pages.ts";
import { requireStored } from "../record/stored-record.ts";
import type { InvoiceServices } from "../services.ts";

export const getText = defineRoute({
  method: "GET",
  path: "/v1/invoices/:id/text",
  auth: either(key("invoices:read"), session("viewer")),
  operation: "getText",
  tag: "Documents",
  summary: "Read the words on the pages",
  description:
    "Every word with its place, from the text layer of a PDF or by reading the picture. The pages are read for this request: a long scan takes as long as it took at first.",
  params: invoiceIdParams,
  query: documentTextQuery,
  success: { status: 200, description: "The words, page by page", data: documentText },
  errors: ["INVALID_PARAMETER", "NOT_FOUND"],
  async handle(services: InvoiceServices, { principal, params, query, reply }): Promise<DocumentText> {
    const stored = await requireStored(services.db, principal.accountId, params.id);
    const own = pagesOf(stored);
    if (query.page !== undefined && !own.includes(query.page)) throw refused("page_not_found");
    const asked = { owner: principal.accountId, signal: clientDisconnectSignal(reply) };
    return { pages: await readDocumentText(services, stored, query.page === undefined ? own : [query.page], asked) };
  },
});
