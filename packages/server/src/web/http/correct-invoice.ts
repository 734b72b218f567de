import { type CorrectionAnswer, correctionBody, type InvoiceDetail } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { customValueType } from "../../fields/custom-value.ts";
import { defineRoute } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import type { Change } from "../../review/corrections/apply-change.ts";
import { correctInvoice } from "../../review/corrections/correct-invoice.ts";
import { correctedValue } from "../../review/corrections/corrected-value.ts";
import { dateOrderOf } from "../../review/country-rules.ts";
import { describeInvoice } from "../../review/describe-invoice.ts";
import { teach } from "../../review/memory/teach.ts";
import { session } from "../../sessions/session-auth.ts";
import type { CurrentSession } from "../../sessions/session-store.ts";
import type { WebServices } from "../services.ts";
import { invoiceParams, requireStored } from "./invoice-params.ts";

type ChangeCall = Readonly<{ session: CurrentSession; params: Readonly<{ id: string }> }>;

export async function change(
  services: WebServices,
  { session, params }: ChangeCall,
  wanted: Change,
): Promise<InvoiceDetail> {
  const target = { accountId: session.accountId, invoiceId: params.id, person: session.user };
  const corrected = await correctInvoice(services, target, wanted);
  const detail = corrected && (await describeInvoice(services.db, session.accountId, params.id));
  if (!detail) throw refused("invoice_not_found");
  return detail;
}

export const correctField = defineRoute({
  method: "POST",
  path: "/api/invoices/:id/corrections",
  auth: session("member"),
  params: invoiceParams,
  body: correctionBody,
  handle: async (services: WebServices, call): Promise<CorrectionAnswer> => {
    const { field, location, remember } = call.body;
    const { session } = call;
    const stored = await requireStored(services, session.accountId, call.params.id);
    const custom = await customValueType(services.db, session.accountId, field);
    const value = correctedValue(field, call.body.value, await dateOrderOf(stored.data), custom);
    const detail = await change(services, call, { kind: "set", field, value, location });
    const lesson = remember ? await teach(services, { stored, field, value, location, who: session.user.name }) : null;
    return { ...detail, lesson };
  },
});

export const undoCorrection = defineRoute({
  method: "DELETE",
  path: "/api/invoices/:id/corrections/:field",
  auth: session("member"),
  params: invoiceParams.extend({ field: z.string() }),
  handle: (services: WebServices, call) => change(services, call, { kind: "undo", field: call.params.field }),
});
