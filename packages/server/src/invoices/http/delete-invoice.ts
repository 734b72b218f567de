import { deletedInvoice, invoiceIdParams, isId } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByKey } from "../../audit/record-audit.ts";
import { defineRoute } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
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
    if (!deleted) throw refused("invoice_not_found");
    await recordByKey(services.db, call, { action: "invoice.deleted", subject: id });
    return { id, deleted: true };
  },
});
