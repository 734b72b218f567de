import { type AssignmentsView, assigneeBody, commentBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import { announceChange, changeInvoice, type InvoiceToChange } from "../../../invoices/lifecycle/change-invoice.ts";
import type { EventRecord } from "../../../invoices/record/find-record.ts";
import { noSuchInvoice } from "../../../invoices/record/record-response.ts";
import { addNote } from "../../../invoices/record/review-notes.ts";
import type { Tx } from "../../../platform/db/schema.ts";
import { assignInvoice, assignmentsOf } from "../../../review/notes/assign.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { CurrentSession } from "../../../sessions/session-store.ts";
import type { WebServices } from "../../services.ts";
import { invoiceParams } from "./invoice-params.ts";

type Call = Readonly<{ session: CurrentSession; params: Readonly<{ id: string }> }>;

/** Changes the notes of an invoice and notifies its open pages. */
async function changeNotes(
  services: WebServices,
  { session, params }: Call,
  change: (tx: Tx, target: InvoiceToChange) => Promise<EventRecord | undefined>,
): Promise<{ id: string }> {
  const target = { accountId: session.accountId, invoiceId: params.id };
  const done = await services.db.transaction().execute((tx) => change(tx, target));
  if (!done) throw noSuchInvoice();
  announceChange(services);
  return { id: params.id };
}

export const commentInvoice = defineRoute({
  method: "POST",
  path: "/api/invoices/:id/comments",
  auth: session("member"),
  params: invoiceParams,
  body: commentBody,
  handle: (services: WebServices, call) => {
    const note = { kind: "comment", text: call.body.text, by: call.session.user } as const;
    return changeNotes(services, call, (tx, target) =>
      changeInvoice(services, tx, target, (_, at) => addNote(tx, target, { ...note, at })),
    );
  },
});

export const assignOneInvoice = defineRoute({
  method: "PUT",
  path: "/api/invoices/:id/assignee",
  auth: session("member"),
  params: invoiceParams,
  body: assigneeBody,
  handle: (services: WebServices, call) => {
    const handover = { to: call.body.user_id, by: call.session.user };
    return changeNotes(services, call, (tx, target) => assignInvoice(services, tx, target, handover));
  },
});

export const listAssignments = defineRoute({
  method: "GET",
  path: "/api/assignments",
  auth: session("viewer"),
  handle: async ({ db }: WebServices, { session }): Promise<AssignmentsView> => ({
    assignments: await assignmentsOf(db, session.accountId),
  }),
});
