import { Readable } from "node:stream";
import { type InvoiceFilter, type InvoiceRow, invoiceFilter } from "@inkvoice/contract/dashboard";
import { exportColumns } from "../../catalogue/export/columns.ts";
import { csvOf } from "../../catalogue/export/csv.ts";
import { sheetOf, xlsxOf } from "../../catalogue/export/xlsx.ts";
import { pageOfInvoices } from "../../catalogue/invoice-list.ts";
import { alreadySent, defineRoute } from "../../http/route.ts";
import type { Executor } from "../../platform/db/schema.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

const batchSize = 500;

/** Everything the filter selects, page by page: a million rows never stand in memory at once. */
async function* batchesOf(
  executor: Executor,
  source: Readonly<{ accountId: string; filter: InvoiceFilter }>,
): AsyncGenerator<InvoiceRow[]> {
  let cursor: string | undefined;
  do {
    const page = await pageOfInvoices(executor, source, { cursor, limit: batchSize });
    if (!page) return;
    yield page.invoices;
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
}

type Format = Readonly<{
  extension: "csv" | "xlsx";
  contentType: string;
  write(batches: AsyncIterable<InvoiceRow[]>): AsyncIterable<string | Buffer>;
}>;

const formats: readonly Format[] = [
  { extension: "csv", contentType: "text/csv; charset=utf-8", write: (batches) => csvOf(exportColumns, batches) },
  {
    extension: "xlsx",
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: (batches) => xlsxOf([sheetOf("Invoices", exportColumns, batches)]),
  },
];

export const exportOperations = formats.map(({ extension, contentType, write }) =>
  defineRoute({
    method: "GET",
    path: `/api/invoices/export.${extension}`,
    auth: session("viewer"),
    query: invoiceFilter,
    handle: async (services: WebServices, { session, query, now, reply, audit }) => {
      await audit("invoices.exported", { details: { format: extension } });
      const day = new Date(now).toISOString().slice(0, 10);
      reply.header("content-type", contentType);
      reply.header("content-disposition", `attachment; filename="invoices-${day}.${extension}"`);
      reply.header("cache-control", "private, no-store");
      await reply.send(Readable.from(write(batchesOf(services.db, { accountId: session.accountId, filter: query }))));
      return alreadySent;
    },
  }),
);
