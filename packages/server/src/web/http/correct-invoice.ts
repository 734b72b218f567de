import { correctionBody, type InvoiceDetail } from "@inkvoice/contract/dashboard";
import { dateOrderOfCurrency } from "@inkvoice/engine/locale/country";
import { z } from "zod";
import { defineRoute } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import { errorFields } from "../../platform/logger.ts";
import type { Change } from "../../review/corrections/apply-change.ts";
import { correctInvoice } from "../../review/corrections/correct-invoice.ts";
import { readingAt } from "../../review/corrections/corrected-data.ts";
import { correctedValue } from "../../review/corrections/corrected-value.ts";
import { setReviewed } from "../../review/corrections/review.ts";
import { keptReading } from "../../review/corrections/store.ts";
import { describeInvoice } from "../../review/describe-invoice.ts";
import { learnFromCorrection, type Teaching } from "../../review/memory/learn.ts";
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
  if (!detail) throw new ApiError("NOT_FOUND", "There is no such invoice.");
  return detail;
}

export const correctField = defineRoute({
  method: "POST",
  path: "/api/invoices/:id/corrections",
  auth: session("member"),
  params: invoiceParams,
  body: correctionBody,
  handle: async (services: WebServices, call) => {
    const { field, location, remember } = call.body;
    const { session } = call;
    const stored = await requireStored(services, session.accountId, call.params.id);
    const value = correctedValue(field, call.body.value, dateOrderOfCurrency(stored.data?.currency));
    const detail = await change(services, call, { kind: "set", field, value, location });
    if (remember) await teach(services, { stored, field, value, location, who: session.user.name });
    return detail;
  },
});

type Correction = Omit<Teaching, "reading" | "before">;

/** The correction is stored whatever becomes of the lesson. */
async function teach(services: WebServices, correction: Correction): Promise<void> {
  try {
    const { stored, field } = correction;
    const reading = (await keptReading(services.db, stored.id)) ?? stored.data;
    if (reading) await learnFromCorrection(services, { ...correction, reading, before: readingAt(reading, field) });
  } catch (error) {
    services.logger.warn(errorFields(error), "a correction could not be remembered for its vendor");
  }
}

export const undoCorrection = defineRoute({
  method: "DELETE",
  path: "/api/invoices/:id/corrections/:field",
  auth: session("member"),
  params: invoiceParams.extend({ field: z.string() }),
  handle: (services: WebServices, call) => change(services, call, { kind: "undo", field: call.params.field }),
});

/** "I have looked at it": takes the invoice out of the queue, or puts it back. */
export const markReviewed = defineRoute({
  method: "PUT",
  path: "/api/invoices/:id/reviewed",
  auth: session("member"),
  params: invoiceParams,
  body: z.object({ reviewed: z.boolean() }),
  handle: async (services: WebServices, { session, params, body, now }) => {
    const done = await setReviewed(
      services.db,
      { accountId: session.accountId, invoiceId: params.id },
      body.reviewed ? { who: session.user.name, at: now } : undefined,
    );
    if (!done) throw new ApiError("NOT_FOUND", "There is no such invoice.");
    services.signals.send("events");
    return { reviewed: body.reviewed };
  },
});
