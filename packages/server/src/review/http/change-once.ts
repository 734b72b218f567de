import type { Version } from "@inkvoice/contract";
import type { Principal } from "../../access/principal.ts";
import { runOnce } from "../../http/idempotency.ts";
import { type IdempotentCall, idempotentRequestOf } from "../../http/idempotent-request.ts";
import type { JsonEnvelope } from "../../http/route.ts";
import { announceChange, type InvoiceTarget } from "../../invoices/lifecycle/transitions.ts";
import { expectedRevision } from "../../invoices/record/expected-revision.ts";
import { changedEnvelope } from "../../invoices/record/record-response.ts";
import type { EventRecord } from "../../invoices/record/repository.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { Tx } from "../../platform/db/schema.ts";

type Call = IdempotentCall & Readonly<{ principal: Principal; params: Readonly<{ id: string }>; version: Version }>;

/** Changes an invoice once per Idempotency-Key and returns the record, as far as the key may read it. */
export async function changeOnce(
  services: InvoiceServices,
  operation: string,
  call: Call,
  change: (tx: Tx, target: InvoiceTarget) => Promise<EventRecord | undefined>,
): Promise<JsonEnvelope> {
  const { principal, params, request, version } = call;
  const target = { accountId: principal.accountId, invoiceId: params.id, revision: expectedRevision(request) };
  const once = { wish: idempotentRequestOf(operation, call), now: services.clock.now() };
  const answer = await runOnce(services.db, once, async () => async (tx) => {
    const changed = await change(tx, target);
    return { status: 200, json: changedEnvelope(services, changed, { version, scopes: principal.scopes }) };
  });
  announceChange(services);
  return answer;
}
