import { deletedInvoice, invoiceIdParams, isId, refusals } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByKey } from "../../audit/record-audit.ts";
import { defineRoute } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import { removeInvoice } from "../removal/remove-invoice.ts";
import type { InvoiceServices } from "../services.ts";

export const deleteInvoice = defineRoute({
  method: "DELETE",
  path: "/v1/invoices/:id",
  auth: key("invoices:write"),
  operation: "deleteInvoice",
  tag: "Invoices",
  summary: "Delete an invoice, its file and the bodies of its events",
  params: invoiceIdParams,
  success: { status: 200, description: "Deleted", data: deletedInvoice },
  errors: ["NOT_FOUND"],
  async handle(services: InvoiceServices, call) {
    const {
      principal,
      params: { id },
    } = call;
    const deleted =
      isId("invoice", id) && (await removeInvoice(services, principal.accountId, id, { by: principal.keyId }));
    if (!deleted) throw new ApiError("NOT_FOUND", refusals.no_such_invoice);
    await recordByKey(services.db, call, { action: "invoice.deleted", subject: id });
    return { id, deleted: true };
  },
});
