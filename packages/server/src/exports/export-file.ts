import { type ExportSettings, isPaymentFormat } from "@inkvoice/contract";
import { chosenColumns, listColumns } from "../catalogue/export/columns.ts";
import type { Batches, ExportedInvoice } from "../catalogue/export/exported-invoice.ts";
import { formats } from "../catalogue/export/formats.ts";
import { listFields } from "../fields/custom-fields.ts";
import { refused } from "../platform/api-error.ts";
import type { Executor } from "../platform/db/schema.ts";
import type { ExportRow } from "../platform/db/tables/exports.ts";

export type ExportFile = Readonly<{ name: string; contentType: string; chunks: AsyncIterable<string | Uint8Array> }>;

const batchSize = 200;

/** The file of an export, made from the stored copies of its invoices: identical each time it is downloaded. */
export async function exportFile(executor: Executor, row: ExportRow): Promise<ExportFile> {
  const format = formats[row.format];
  if (isPaymentFormat(row.format)) await requirePayments(executor, row.id);
  const keys = JSON.parse(row.columns) as string[];
  const fields = await listFields(executor, row.account_id);
  const columns = chosenColumns(listColumns(fields.map(({ name }) => name)), keys.length > 0 ? keys : undefined);
  const settings = JSON.parse(row.settings) as ExportSettings;
  const day = new Date(row.created_at).toISOString().slice(0, 10);
  return {
    name: `${row.format}-${day}-${row.id}.${format.extension}`,
    contentType: format.contentType,
    chunks: format.write({
      again: () => snapshotsOf(executor, row.id),
      columns,
      settings,
      id: row.id,
      now: row.created_at,
    }),
  };
}

/** Banks refuse a file without payments, and its schema does not allow one. */
async function requirePayments(executor: Executor, exportId: string): Promise<void> {
  const query = executor.selectFrom("export_items").select("position").where("export_id", "=", exportId);
  if (!(await query.where("snapshot", "!=", "").limit(1).executeTakeFirst())) throw refused("export_without_payments");
}

async function* snapshotsOf(executor: Executor, exportId: string): Batches {
  for (let next = 0; ; next += batchSize) {
    const rows = await executor
      .selectFrom("export_items")
      .select("snapshot")
      .where("export_id", "=", exportId)
      .where("position", ">=", next)
      .where("position", "<", next + batchSize)
      .orderBy("position")
      .execute();
    if (rows.length === 0) return;
    // The copies of permanently deleted invoices are empty.
    yield rows.flatMap(({ snapshot }) => (snapshot === "" ? [] : [JSON.parse(snapshot) as ExportedInvoice]));
  }
}
