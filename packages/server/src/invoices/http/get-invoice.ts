import { invoiceIdParams, invoiceRecord, isId } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { successJson, successJsonAround } from "../../http/envelope.ts";
import { defineRoute, WrittenAnswer } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import { isCurrentShape } from "../../versions/index.ts";
import { recordJson } from "../record.ts";
import type { InvoiceServices } from "../services.ts";

export const getInvoice = defineRoute({
  method: "GET",
  path: "/v1/invoices/:id",
  auth: key("invoices:read"),
  operation: "getInvoice",
  tag: "Invoices",
  summary: "Read one invoice",
  params: invoiceIdParams,
  success: { status: 200, description: "The invoice record", data: invoiceRecord },
  errors: ["NOT_FOUND"],
  async handle({ findRecord, fileUrls }: InvoiceServices, { principal, params, version }) {
    const row = isId("invoice", params.id) ? await findRecord(principal.accountId, params.id) : undefined;
    if (!row) throw new ApiError("NOT_FOUND", "There is no such invoice.");
    const json = recordJson(row, fileUrls.sign(row.id));
    return new WrittenAnswer({
      json: isCurrentShape(version) ? successJsonAround(json) : successJson(JSON.parse(json), version),
    });
  },
});
