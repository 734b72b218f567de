import { type AssignmentsView, assigneeBody, commentBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../http/route.ts";
import { changeInvoice } from "../../invoices/lifecycle/transitions.ts";
import { assignInvoice, assignmentsOf } from "../../review/notes/assign.ts";
import { addNote } from "../../review/notes/notes.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";
import { invoiceParams } from "./invoice-params.ts";
import { changed } from "./judge-invoice.ts";

export const commentInvoice = defineRoute({
  method: "POST",
  path: "/api/invoices/:id/comments",
  auth: session("member"),
  params: invoiceParams,
  body: commentBody,
  handle: (services: WebServices, call) => {
    const note = { kind: "comment", text: call.body.text, by: call.session.user } as const;
    return changed(services, call, (tx, target) =>
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
    return changed(services, call, (tx, target) => assignInvoice(services, tx, target, handover));
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
