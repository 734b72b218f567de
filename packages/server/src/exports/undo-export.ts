import type { ExportRecord } from "@inkvoice/contract";
import { refused } from "../platform/api-error.ts";
import type { Tx } from "../platform/db/schema.ts";
import type { Exporter } from "./create-export.ts";
import { approvedInvoicesIn, markExported } from "./exported-invoices.ts";
import { findExport, readExport } from "./read-exports.ts";

/**
 * Undoes an export: its invoices can be exported again, unless another export contains them. The record and its file
 * stay.
 */
export async function undoExport(
  tx: Tx,
  { accountId, by, now, publicUrl }: Exporter,
  id: string,
): Promise<ExportRecord> {
  await findExport(tx, { accountId, id });
  const undone = await tx
    .updateTable("exports")
    .set({ undone_at: now, undone_by: by })
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  if (undone.numUpdatedRows === 0n) throw refused("export_undone_already");
  await markExported(tx, accountId, await approvedInvoicesIn(tx, id));
  return await readExport(tx, { accountId, id, publicUrl });
}
