import { deletedInvoice, invoiceIdParams, isId } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { defineRoute } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import type { InvoiceServices } from "../services.ts";
import { removeInvoice } from "../transitions.ts";

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
  async handle(services: InvoiceServices, { principal, params: { id }, request, now }) {
    const deleted =
      isId("invoice", id) && (await removeInvoice(services, principal.accountId, id, { by: principal.keyId }));
    if (!deleted) throw new ApiError("NOT_FOUND", "There is no such invoice.");
    const actor = { kind: "key", id: principal.keyId, name: principal.keyId } as const;
    const entry = { accountId: principal.accountId, actor, action: "invoice.deleted", subject: id } as const;
    await recordAudit(services.db, { ...entry, address: request.ip }, now);
    return { id, deleted: true };
  },
});
