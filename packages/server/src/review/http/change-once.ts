import type { Include, Version } from "@inkvoice/contract";
import type { FastifyReply } from "fastify";
import type { Principal } from "../../access/principal.ts";
import { runOnce } from "../../http/idempotency.ts";
import { type IdempotentCall, idempotentRequestOf } from "../../http/idempotent-request.ts";
import type { JsonEnvelope } from "../../http/route.ts";
import { announceChange, type InvoiceToChange } from "../../invoices/lifecycle/change-invoice.ts";
import { expectedRevision } from "../../invoices/record/expected-revision.ts";
import type { EventRecord } from "../../invoices/record/find-record.ts";
import { recordResponse } from "../../invoices/record/record-response.ts";
import { requireStored } from "../../invoices/record/stored-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { includedMembers } from "../record-includes.ts";

type Call = IdempotentCall &
  Readonly<{
    principal: Principal;
    params: Readonly<{ id: string }>;
    query: Readonly<{ include?: readonly Include[] | undefined }>;
    version: Version;
    reply: FastifyReply;
  }>;

/** Changes an invoice once per Idempotency-Key and responds with the record, as far as the caller may read it. */
export async function changeOnce(
  services: InvoiceServices,
  operation: string,
  call: Call,
  change: (tx: Tx, target: InvoiceToChange) => Promise<EventRecord | undefined>,
): Promise<JsonEnvelope> {
  const { principal, params, request, version } = call;
  const { accountId, scopes } = principal;
  const target = { accountId, invoiceId: params.id, revision: expectedRevision(request) };
  const once = { wish: idempotentRequestOf(operation, call), now: services.clock.now() };
  const answer = await runOnce(services.db, once, async () => async (tx) => {
    const changed = await change(tx, target);
    const { include } = call.query;
    const members =
      changed && include ? await includedMembers(tx, await requireStored(tx, accountId, params.id), include) : {};
    return { status: 200, json: recordResponse(services, changed, { version, scopes, members }) };
  });
  announceChange(services);
  const revision = /"revision":(\d+)/.exec(answer.json)?.[1];
  if (revision !== undefined) call.reply.header("etag", `"${revision}"`);
  return answer;
}
