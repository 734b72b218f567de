import { type ErrorBody, isId } from "@inkvoice/contract";
import { type BulkAction, type BulkAnswer, bulkBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import { announceChange } from "../../../invoices/lifecycle/change-invoice.ts";
import { removeInvoice, restoreInvoice } from "../../../invoices/removal/remove-invoice.ts";
import type { InvoiceServices } from "../../../invoices/services.ts";
import { ApiError, errorBodyOf, refused } from "../../../platform/api-error.ts";
import type { Tx } from "../../../platform/db/schema.ts";
import { rereadInvoice } from "../../../review/corrections/reread.ts";
import { reviewInvoice } from "../../../review/corrections/review.ts";
import { type SignedIn, session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";

type Target = Readonly<{ accountId: string; invoiceId: string; personId: string; who: string }>;
/** Returns whether the invoice exists. */
type Action = (services: WebServices, target: Target, audit: SignedIn["audit"]) => Promise<boolean>;

const judged =
  (review: "approved" | "open"): Action =>
  async (services, target) => {
    const author = { id: target.personId, name: target.who };
    const verdict = { review, by: { author, approverId: target.personId }, keepsOthers: true };
    return changed(services, (tx) => reviewInvoice(services, tx, target, verdict));
  };

async function changed(
  services: WebServices,
  change: Parameters<ReturnType<InvoiceServices["db"]["transaction"]>["execute"]>[0],
): Promise<boolean> {
  const record = await services.db.transaction().execute(change);
  if (!record) return false;
  announceChange(services);
  return true;
}

const actions: Readonly<Record<BulkAction, Action>> = {
  approve: judged("approved"),
  reopen: judged("open"),
  async delete(services, { accountId, invoiceId, who }, audit) {
    const entry = (tx: Tx) => audit(tx, "invoice.deleted", { subject: invoiceId });
    return await removeInvoice(services, accountId, invoiceId, { by: who, audit: entry });
  },
  async restore(services, target, audit) {
    return await restoreInvoice(services, target, (tx) => audit(tx, "invoice.restored", { subject: target.invoiceId }));
  },
  reread: (services, target) => changed(services, (tx) => rereadInvoice(services, tx, target, {})),
};

/** Changes many invoices independently of each other. */
export const changeMany = defineRoute({
  method: "POST",
  path: "/api/invoices/bulk",
  auth: session("member"),
  body: bulkBody,
  handle: async (services: WebServices, { session, body, audit }): Promise<BulkAnswer> => {
    const answer: BulkAnswer = { done: [], left: [] };
    for (const id of new Set(body.ids)) {
      const { id: personId, name: who } = session.user;
      const target = { accountId: session.accountId, invoiceId: id, personId, who };
      const error = await errorOf(() => actions[body.action](services, target, audit), id);
      if (error === undefined) answer.done.push(id);
      else answer.left.push({ id, error });
    }
    return answer;
  },
});

async function errorOf(act: () => Promise<boolean>, id: string): Promise<ErrorBody | undefined> {
  const notFound = errorBodyOf(refused("invoice_not_found"));
  if (!isId("invoice", id)) return notFound;
  try {
    return (await act()) ? undefined : notFound;
  } catch (error) {
    if (error instanceof ApiError) return errorBodyOf(error);
    throw error;
  }
}
