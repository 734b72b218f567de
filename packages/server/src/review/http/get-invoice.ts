import { formatTimestamp, includeQuery, invoiceIdParams, invoiceRecord, isId } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { exportsOf } from "../../exports/exported-invoices.ts";
import { defineRoute, JsonEnvelope } from "../../http/route.ts";
import { noSuchInvoice, recordResponse } from "../../invoices/record/record-response.ts";
import { requireStored } from "../../invoices/record/stored-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { includedMembers } from "../record-includes.ts";

export const getInvoice = defineRoute({
  method: "GET",
  path: "/v1/invoices/:id",
  auth: either(key("invoices:read"), session("viewer")),
  operation: "getInvoice",
  tag: "Invoices",
  summary: "Read one invoice",
  description: "`ETag` is the revision in quotes, for `If-Match` of a change.",
  params: invoiceIdParams,
  query: includeQuery,
  success: { status: 200, description: "The invoice record", data: invoiceRecord },
  errors: ["INVALID_PARAMETER", "NOT_FOUND"],
  async handle(services: InvoiceServices, { principal, params: { id }, query: { include }, version, reply }) {
    const { accountId, scopes } = principal;
    const row = isId("invoice", id) ? await services.findRecord(accountId, id) : undefined;
    if (!row) throw noSuchInvoice();
    const { exportedAt, exports } = await exportsOf(services.db, accountId, id);
    const members = {
      ...(exportedAt !== undefined && { exported_at: formatTimestamp(exportedAt) }),
      ...(exports.length > 0 && { exports }),
      ...(include && (await includedMembers(services.db, await requireStored(services.db, accountId, id), include))),
    };
    reply.header("etag", `"${row.revision}"`);
    return new JsonEnvelope({ json: recordResponse(services, row, { version, scopes, members }) });
  },
});
