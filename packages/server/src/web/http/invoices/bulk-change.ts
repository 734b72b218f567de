import { isId } from "@inkvoice/contract";
import { type BulkAction, type BulkAnswer, bulkBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import { announceChange } from "../../../invoices/lifecycle/change-invoice.ts";
import type { EventRecord } from "../../../invoices/record/find-record.ts";
import { removeInvoice, restoreInvoice } from "../../../invoices/removal/remove-invoice.ts";
import { ApiError, errorBodyOf, refused } from "../../../platform/api-error.ts";
import type { Tx } from "../../../platform/db/schema.ts";
import { ApprovalProblemsFound, refuseProblems } from "../../../review/approval-problems.ts";
import { rereadInvoice } from "../../../review/corrections/reread.ts";
import { reviewInvoice, UnchangedReview } from "../../../review/corrections/review.ts";
import { type SignedIn, session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";

type Target = Readonly<{ accountId: string; invoiceId: string; personId: string; who: string }>;
type Outcome = "changed" | "waiting" | "not_found";
type Call = Readonly<{ anyway: boolean; audit: SignedIn["audit"] }>;
type Action = (services: WebServices, target: Target, call: Call) => Promise<Outcome>;

const judged =
  (review: "approved" | "open"): Action =>
  async (services, target, { anyway }) => {
    const author = { id: target.personId, name: target.who };
    const check = anyway ? undefined : refuseProblems;
    const by = { author, approverId: target.personId };
    const verdict = { review, by, keepsOthers: true, refusesRepeats: true, check };
    const record = await changed(services, (tx) => reviewInvoice(services, tx, target, verdict));
    return record && record.review !== review ? "waiting" : foundOutcome(record);
  };

async function changed(services: WebServices, change: (tx: Tx) => Promise<EventRecord | undefined>) {
  const record = await services.db.transaction().execute(change);
  if (record) announceChange(services);
  return record;
}

const foundOutcome = (found: unknown): Outcome => (found ? "changed" : "not_found");

const actions: Readonly<Record<BulkAction, Action>> = {
  approve: judged("approved"),
  reopen: judged("open"),
  async delete(services, { accountId, invoiceId, who }, { audit }) {
    const entry = (tx: Tx) => audit(tx, "invoice.deleted", { subject: invoiceId });
    return foundOutcome(await removeInvoice(services, accountId, invoiceId, { by: who, audit: entry }));
  },
  async restore(services, target, { audit }) {
    const entry = (tx: Tx) => audit(tx, "invoice.restored", { subject: target.invoiceId });
    return foundOutcome(await restoreInvoice(services, target, entry));
  },
  reread: async (services, target) =>
    foundOutcome(await changed(services, (tx) => rereadInvoice(services, tx, target, {}))),
};

/** Changes many invoices independently of each other. */
export const changeMany = defineRoute({
  method: "POST",
  path: "/api/invoices/bulk",
  auth: session("member"),
  body: bulkBody,
  handle: async (services: WebServices, { session, body, audit }): Promise<BulkAnswer> => {
    const answer: BulkAnswer = { done: [], waiting: [], unchanged: [], questioned: [], left: [] };
    const { id: personId, name: who } = session.user;
    for (const id of new Set(body.ids)) {
      const target = { accountId: session.accountId, invoiceId: id, personId, who };
      await changeOne(answer, id, () => actions[body.action](services, target, { anyway: body.anyway, audit }));
    }
    return answer;
  },
});

/** Adds the outcome of one invoice to the answer. */
async function changeOne(answer: BulkAnswer, id: string, act: () => Promise<Outcome>): Promise<void> {
  try {
    const outcome = isId("invoice", id) ? await act() : "not_found";
    if (outcome === "not_found") throw refused("invoice_not_found");
    answer.done.push(id);
    if (outcome === "waiting") answer.waiting.push(id);
  } catch (error) {
    if (error instanceof UnchangedReview) answer.unchanged.push(id);
    else if (error instanceof ApprovalProblemsFound) answer.questioned.push(error.invoice);
    else if (error instanceof ApiError) answer.left.push({ id, error: errorBodyOf(error) });
    else throw error;
  }
}
