import { type InvoiceDetail, reviewBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../http/route.ts";
import {
  announceChange,
  changeInvoice,
  type InvoiceTarget,
  openForManualEntry,
} from "../../invoices/lifecycle/transitions.ts";
import type { EventRecord } from "../../invoices/record/repository.ts";
import { refused } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { rereadInvoice as reread } from "../../review/corrections/reread.ts";
import { reviewInvoice } from "../../review/corrections/review.ts";
import { describeInvoice } from "../../review/describe-invoice.ts";
import { session } from "../../sessions/session-auth.ts";
import type { CurrentSession } from "../../sessions/session-store.ts";
import type { WebServices } from "../services.ts";
import { invoiceParams } from "./invoice-params.ts";

type Call = Readonly<{ session: CurrentSession; params: Readonly<{ id: string }> }>;

/** Changes an invoice and returns everything its page shows. */
export async function changed(
  services: WebServices,
  { session, params }: Call,
  change: (tx: Tx, target: InvoiceTarget) => Promise<EventRecord | undefined>,
): Promise<InvoiceDetail> {
  const target = { accountId: session.accountId, invoiceId: params.id };
  const done = await services.db.transaction().execute((tx) => change(tx, target));
  if (done) announceChange(services);
  const detail = done && (await describeInvoice(services.db, session.accountId, params.id));
  if (!detail) throw refused("invoice_not_found");
  return detail;
}

/** Approves, rejects or reopens, like the API. */
export const judgeInvoice = defineRoute({
  method: "PUT",
  path: "/api/invoices/:id/review",
  auth: session("member"),
  params: invoiceParams,
  body: reviewBody,
  handle: (services: WebServices, call) => {
    const { id, name } = call.session.user;
    const verdict = { ...call.body, by: { id, name } };
    return changed(services, call, (tx, target) => reviewInvoice(services, tx, target, verdict));
  },
});

export const rereadInvoice = defineRoute({
  method: "POST",
  path: "/api/invoices/:id/reread",
  auth: session("member"),
  params: invoiceParams,
  handle: (services: WebServices, call) => changed(services, call, (tx, target) => reread(services, tx, target, {})),
});

/** Opens a failed invoice for manual entry. */
export const enterByHand = defineRoute({
  method: "POST",
  path: "/api/invoices/:id/by-hand",
  auth: session("member"),
  params: invoiceParams,
  handle: (services: WebServices, call) =>
    changed(services, call, (tx, target) =>
      changeInvoice(services, tx, target, (stored, now) => openForManualEntry(tx, stored, now)),
    ),
});
