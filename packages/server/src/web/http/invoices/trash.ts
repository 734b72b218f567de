import { formatTimestamp, isId } from "@inkvoice/contract";
import { type TrashView, trashQuery } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import { discardInvoice, restoreInvoice } from "../../../invoices/removal/remove-invoice.ts";
import { emptyTrashOf } from "../../../invoices/removal/scheduled-removal.ts";
import { listTrash, type TrashEntry } from "../../../invoices/removal/trash.ts";
import { refused } from "../../../platform/api-error.ts";
import type { Executor } from "../../../platform/db/schema.ts";
import { confirmed, session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";
import { invoiceParams } from "../invoice/invoice-params.ts";

const dayMs = 86_400_000;
const pageSize = 50;

const notThere = () => refused("not_in_trash");

export const listAllTrash = defineRoute({
  method: "GET",
  path: "/api/trash",
  auth: session("viewer"),
  query: trashQuery,
  handle: async ({ db, config }: WebServices, { session, query }): Promise<TrashView> => {
    const { entries, next } = await listTrash(db, session.accountId, { after: query.after, limit: pageSize });
    const people = await namesOf(db, session.accountId, entries);
    const invoices = entries.map((entry) => ({ ...trashRow(entry, config.trashDays), deleted_by: people(entry) }));
    return { invoices, next, days: config.trashDays };
  },
});

export const restoreTrashed = defineRoute({
  method: "POST",
  path: "/api/trash/:id/restore",
  auth: session("member"),
  params: invoiceParams,
  handle: async (services: WebServices, { session, params: { id }, audit }) => {
    const target = { accountId: session.accountId, invoiceId: id };
    if (!(await restoreInvoice(services, target, (tx) => audit(tx, "invoice.restored", { subject: id }))))
      throw notThere();
    return { restored: true };
  },
});

export const discardTrashed = defineRoute({
  method: "DELETE",
  path: "/api/trash/:id",
  auth: confirmed("owner"),
  params: invoiceParams,
  handle: async (services: WebServices, { session, params: { id }, audit }) => {
    const target = { accountId: session.accountId, invoiceId: id };
    if (!(await discardInvoice(services, target, (tx) => audit(tx, "invoice.discarded", { subject: id }))))
      throw notThere();
    return { discarded: true };
  },
});

export const emptyAllTrash = defineRoute({
  method: "DELETE",
  path: "/api/trash",
  auth: confirmed("owner"),
  handle: async (services: WebServices, { session, audit }) => {
    const discarded = await emptyTrashOf(services, session.accountId, (tx, id) =>
      audit(tx, "invoice.discarded", { subject: id }),
    );
    const details = { invoices: discarded };
    await services.db.transaction().execute((tx) => audit(tx, "trash.emptied", { details }));
    return { discarded };
  },
});

/** Who deleted each: the person's or the key's name. */
async function namesOf(executor: Executor, accountId: string, entries: readonly TrashEntry[]) {
  const ids = entries.map((entry) => entry.deleted_by).filter((by) => isId("apiKey", by));
  const keys =
    ids.length === 0
      ? []
      : await executor
          .selectFrom("api_keys")
          .select(["id", "name"])
          .where("account_id", "=", accountId)
          .where("id", "in", ids)
          .execute();
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  return ({ deleted_by: by }: TrashEntry) => names.get(by) ?? by;
}

function trashRow(entry: TrashEntry, days: number): Omit<TrashView["invoices"][number], "deleted_by"> {
  return {
    id: entry.invoice_id,
    filename: entry.filename,
    vendor_name: entry.vendor_name,
    invoice_number: entry.invoice_number,
    total_amount: entry.total_amount,
    currency: entry.currency,
    created_at: formatTimestamp(entry.created_at),
    deleted_at: formatTimestamp(entry.deleted_at),
    purged_at: formatTimestamp(entry.deleted_at + days * dayMs),
  };
}
