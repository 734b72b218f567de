import { changeInvoiceBody, includeQuery, invoiceIdParams, invoiceRecord } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute, JsonEnvelope } from "../../http/route.ts";
import { announceChange, changeInvoice as change } from "../../invoices/lifecycle/change-invoice.ts";
import { expectedRevision } from "../../invoices/record/expected-revision.ts";
import { noSuchInvoice, recordResponse } from "../../invoices/record/record-response.ts";
import { requireStored } from "../../invoices/record/stored-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import type { Change } from "../corrections/apply-change.ts";
import { changeRecord } from "../corrections/change-record.ts";
import { rememberCorrections } from "../memory/teach.ts";
import { includedMembers } from "../record-includes.ts";

export const changeInvoice = defineRoute({
  method: "PATCH",
  path: "/v1/invoices/:id",
  auth: either(key("invoices:write"), session("member")),
  operation: "changeInvoice",
  tag: "Invoices",
  summary: "Correct what was read, or change the caller's own data",
  description:
    'Only the members that are sent change. A value that is sent has confidence 1 and the source `person`, also where it only confirms what was read; sums are checked again, rules applied again, and `revision` counts up. A request that changes nothing makes no revision and no event. Corrections are remembered for the vendor\'s next documents. A change of an approved invoice sets `review` back to `open` unless `review: "approved"` is sent with it. Values of a document that could not be read can be entered in the same way.',
  params: invoiceIdParams,
  query: includeQuery,
  body: changeInvoiceBody,
  example: { extracted_data: { total_amount: 119.0, vendor: { name: "Nordwind GmbH" } }, external_id: "PO-4711" },
  ifMatch: true,
  success: { status: 200, description: "The invoice as it is now", data: invoiceRecord },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "REVISION_MISMATCH", "NOT_FOUND"],
  async handle(
    services: InvoiceServices,
    { principal, params, query: { include = [] }, body, request, reply, version },
  ) {
    const { accountId, scopes } = principal;
    const target = { accountId, invoiceId: params.id, revision: expectedRevision(request) };
    let corrections: readonly Change[] = [];
    const changed = await services.db.transaction().execute((tx) =>
      change(services, tx, target, async (before, now) => {
        const made = await changeRecord({ services, tx, body, principal, now }, before);
        corrections = made.corrections;
        return made.isChanged;
      }),
    );
    if (!changed) throw noSuchInvoice();
    announceChange(services);
    const stored = await requireStored(services.db, accountId, params.id);
    const lessons = body.remember ? await rememberCorrections(services, stored, corrections, principal.name) : [];
    const members = {
      ...(await includedMembers(services.db, stored, include)),
      ...(lessons.length > 0 && { lessons }),
    };
    reply.header("etag", `"${changed.revision}"`);
    return new JsonEnvelope({ json: recordResponse(services, changed, { version, scopes, members }) });
  },
});
