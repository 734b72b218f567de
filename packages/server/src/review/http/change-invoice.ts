import { type ChangeInvoiceBody, changeInvoiceBody, invoiceIdParams, invoiceRecord } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { principalId } from "../../access/principal.ts";
import { type GivenFields, requireCustomValues } from "../../fields/custom-value.ts";
import { defineRoute, JsonEnvelope } from "../../http/route.ts";
import {
  announceChange,
  changeInvoice as change,
  type InvoiceTarget,
  replaceCallerData,
} from "../../invoices/lifecycle/transitions.ts";
import { expectedRevision } from "../../invoices/record/expected-revision.ts";
import { changedEnvelope } from "../../invoices/record/record-response.ts";
import { readStored, type StoredRecord } from "../../invoices/record/stored-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { applyChanges } from "../corrections/correct-invoice.ts";
import { withCorrectedValues } from "../corrections/corrected-data.ts";
import { keptRows } from "../corrections/corrected-rows.ts";
import { changesOf } from "../corrections/patch.ts";
import { activeCorrections, keptReading } from "../corrections/store.ts";
import { teach } from "../memory/teach.ts";

/** Row numbers, by which corrections refer to rows. */
async function rowNumbers(tx: Tx, { id, data }: StoredRecord) {
  const corrections = await activeCorrections(tx, id);
  const reading = (await keptReading(tx, id)) ?? data;
  return keptRows(reading ? withCorrectedValues(reading, corrections) : {}, corrections);
}

async function correct(tx: Tx, stored: StoredRecord, patch: NonNullable<ChangeInvoiceBody["extracted_data"]>, by: By) {
  const correcting = { stored, person: by.person, now: by.now };
  await applyChanges(tx, correcting, async () =>
    stored.data ? changesOf(patch, { data: stored.data, kept: await rowNumbers(tx, stored) }) : [],
  );
}

type By = Readonly<{ person: Readonly<{ id: string; name: string }>; now: number }>;

type CustomValues = Readonly<Record<string, string | number | boolean | null>>;

/** A corrected custom field is searched at the same location in later documents of the vendor. */
async function learn(services: InvoiceServices, target: InvoiceTarget, own: CustomValues, who: string): Promise<void> {
  if (Object.keys(own).length === 0) return;
  const stored = await readStored(services.db, target.accountId, target.invoiceId);
  if (!stored) return;
  for (const [name, value] of Object.entries(own))
    await teach(services, { stored, field: `custom_fields.${name}`, value, who });
}

export const changeInvoice = defineRoute({
  method: "PATCH",
  path: "/v1/invoices/:id",
  auth: either(key("invoices:write"), session("member")),
  operation: "changeInvoice",
  tag: "Invoices",
  summary: "Correct what was read, or change the caller's own data",
  description:
    'Only the members that are sent change. A corrected value has confidence 1 and the source `person`, the sums are checked again, and `revision` counts up. With `If-Match: "<revision>"` the change is made only while that is the present revision.',
  params: invoiceIdParams,
  body: changeInvoiceBody,
  example: { extracted_data: { total_amount: 119.0, vendor: { name: "Nordwind GmbH" } }, external_id: "PO-4711" },
  ifMatch: true,
  success: { status: 200, description: "The invoice as it is now", data: invoiceRecord },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "REVISION_MISMATCH", "NOT_FOUND"],
  async handle(services: InvoiceServices, { principal, params, body, request, version }) {
    const target = { accountId: principal.accountId, invoiceId: params.id, revision: expectedRevision(request) };
    const { extracted_data: patch, external_id: externalId, metadata } = body;
    const own = (patch as { custom_fields?: CustomValues } | undefined)?.custom_fields ?? {};
    await requireCustomValues(services.db, principal.accountId, (patch ?? {}) as GivenFields);
    const changed = await services.db.transaction().execute(async (tx) => {
      const person = { id: principalId(principal), name: principal.name };
      return await change(services, tx, target, async (stored, now) => {
        if (patch) await correct(tx, stored, patch, { person, now });
        if (externalId === undefined && metadata === undefined) return;
        const next = { externalId: stored.externalId, metadata: stored.metadata };
        await replaceCallerData(tx, stored, {
          ...next,
          ...(externalId !== undefined && { externalId }),
          ...(metadata !== undefined && { metadata }),
        });
      });
    });
    const answer = new JsonEnvelope({
      json: changedEnvelope(services, changed, { version, scopes: principal.scopes }),
    });
    announceChange(services);
    await learn(services, target, own, principal.name);
    return answer;
  },
});
