import { Readable } from "node:stream";
import { type ExportColumn, exportQuery } from "@inkvoice/contract/dashboard";
import { chosenColumns, describeColumns, listColumns } from "../../catalogue/export/columns.ts";
import { invoicesOf } from "../../catalogue/export/exported-invoice.ts";
import { formats } from "../../catalogue/export/formats.ts";
import { listFields } from "../../fields/custom-fields.ts";
import { defineRoute, responseSent } from "../../http/route.ts";
import type { Executor } from "../../platform/db/schema.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

async function columnsOfAccount(executor: Executor, accountId: string) {
  const fields = await listFields(executor, accountId);
  return listColumns(fields.map(({ name }) => name));
}

/** The available columns of an export. */
export const listExportColumns = defineRoute({
  method: "GET",
  path: "/api/invoices/export/columns",
  auth: session("viewer"),
  handle: async ({ db }: WebServices, { session }): Promise<{ columns: ExportColumn[] }> => ({
    columns: describeColumns(await columnsOfAccount(db, session.accountId)),
  }),
});

export const exportInvoices = defineRoute({
  method: "GET",
  path: "/api/invoices/export",
  auth: session("viewer"),
  query: exportQuery,
  handle: async ({ db, openExports }: WebServices, { session, query, now, reply, audit }) => {
    const { accountId } = session;
    openExports.take(accountId, reply);
    const { format: name, columns: keys, ids, sort, booking, ...filter } = query;
    const format = formats[name];
    await db.transaction().execute((tx) => audit(tx, "invoices.exported", { details: { format: name } }));
    const columns = chosenColumns(await columnsOfAccount(db, accountId), keys);
    const again = () => invoicesOf(db, { accountId, filter, ids, sort: format.byDate ? "date" : sort });
    reply.header("content-type", format.contentType);
    const day = new Date(now).toISOString().slice(0, 10);
    reply.header("content-disposition", `attachment; filename="${name}-${day}.${format.extension}"`);
    reply.header("cache-control", "private, no-store");
    await reply.send(Readable.from(format.write({ again, columns, booking: booking ?? {}, now })));
    return responseSent;
  },
});
