import { deletedInvoice, invoiceIdParams, isId } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { defineRoute } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { expectedRevision } from "../record/expected-revision.ts";
import { removeInvoice } from "../removal/remove-invoice.ts";
import { wasDeleted } from "../removal/trash.ts";
import type { InvoiceServices } from "../services.ts";

export const deleteInvoice = defineRoute({
  method: "DELETE",
  path: "/v1/invoices/:id",
  auth: either(key("invoices:write"), session("member")),
  operation: "deleteInvoice",
  tag: "Invoices",
  summary: "Delete an invoice, its file and the bodies of its events",
  params: invoiceIdParams,
  ifMatch: true,
  success: { status: 200, description: "The invoice is deleted", data: deletedInvoice },
  errors: ["INVALID_PARAMETER", "REVISION_MISMATCH", "NOT_FOUND"],
  async handle(services: InvoiceServices, call) {
    const {
      principal,
      params: { id },
    } = call;
    if (!isId("invoice", id)) throw refused("invoice_not_found");
    const { accountId } = principal;
    const deleted = await removeInvoice(services, accountId, id, {
      by: principal.keyId ?? principal.name,
      revision: expectedRevision(call.request),
      audit: (tx) => recordByCaller(tx, call, { action: "invoice.deleted", subject: id }),
    });
    // A deletion whose answer was lost is repeated.
    if (!deleted && !(await wasDeleted(services.db, { accountId, invoiceId: id }))) throw refused("invoice_not_found");
    return { id, deleted: true };
  },
});
