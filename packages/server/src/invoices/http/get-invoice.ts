import { getInvoiceQuery, invoiceIdParams, invoiceRecord, isId } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { recordJson } from "../record/record-json.ts";
import { noSuchInvoice, requireRecord } from "../record/record-response.ts";
import type { InvoiceServices } from "../services.ts";
import { readEvidence } from "../worker/stored-evidence.ts";

export const getInvoice = defineRoute({
  method: "GET",
  path: "/v1/invoices/:id",
  auth: either(key("invoices:read"), session("viewer")),
  operation: "getInvoice",
  tag: "Invoices",
  summary: "Read one invoice",
  params: invoiceIdParams,
  query: getInvoiceQuery,
  success: { status: 200, description: "The invoice record", data: invoiceRecord },
  errors: ["INVALID_PARAMETER", "NOT_FOUND"],
  async handle(services: InvoiceServices, { principal, params: { id }, query, version }) {
    const row = isId("invoice", id) ? await services.findRecord(principal.accountId, id) : undefined;
    if (!row) throw noSuchInvoice();
    if (query.include !== "evidence") return requireRecord(services, row, version);
    const record = JSON.parse(recordJson(row, services.fileUrls.sign(id))) as Record<string, unknown>;
    return { ...record, evidence: await readEvidence(services.db, id) };
  },
});
