import {
  type createExportBody,
  type ExportCounts,
  type ExportPreview,
  type ExportRecord,
  missingExportSettings,
  newId,
} from "@inkvoice/contract";
import type { z } from "zod";
import { lockAccount } from "../access/accounts.ts";
import type { ExportedInvoice } from "../catalogue/export/exported-invoice.ts";
import { refused } from "../platform/api-error.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";
import { exportedAmong, markExported } from "./exported-invoices.ts";
import { readExport } from "./read-exports.ts";
import { type Selection, selectInvoices } from "./select-invoices.ts";

export type ExportWish = z.infer<typeof createExportBody>;
export type Exporter = Readonly<{ accountId: string; by: string; now: number; publicUrl: string }>;

const chunk = 50;

/** Refuses a format whose settings are missing, before anything is read. */
export function requireSettings({ format, settings = {} }: ExportWish): void {
  const missing = missingExportSettings(format, settings);
  if (missing.length > 0) throw refused("export_settings_missing", { settings: missing.join(", ") });
}

export async function selectionFor(executor: Executor, accountId: string, wish: ExportWish): Promise<Selection> {
  return await selectInvoices(executor, { ...wish, accountId, filter: wish.filter ?? {} });
}

export const previewOf = ({ included, leftOut }: Selection): ExportPreview => ({
  dry_run: true,
  counts: { included: included.length, left_out: leftOut },
});

/**
 * Stores an export with the current data of each invoice, in one transaction. Locks the account's row and then looks
 * again for invoices that another export holds, so that of two concurrent exports the second leaves out the invoices of
 * the first.
 */
export async function storeExport(
  tx: Tx,
  { accountId, by, now, publicUrl }: Exporter,
  wish: ExportWish,
  selection: Selection,
): Promise<ExportRecord> {
  await lockAccount(tx, accountId);
  const { included, counts } = await withoutTaken(tx, accountId, wish, selection);
  const id = newId("export", now);
  await tx
    .insertInto("exports")
    .values({
      id,
      account_id: accountId,
      format: wish.format,
      include: wish.include,
      filter: JSON.stringify(wish.filter ?? {}),
      settings: JSON.stringify(wish.settings ?? {}),
      columns: JSON.stringify(wish.columns ?? []),
      counts: JSON.stringify(counts),
      created_at: now,
      created_by: by,
      undone_at: null,
      undone_by: null,
    })
    .execute();
  await insertItems(tx, accountId, id, included);
  await markExported(
    tx,
    accountId,
    included.map(({ row }) => row.id),
  );
  return await readExport(tx, { accountId, id, publicUrl });
}

type Taken = Readonly<{ included: readonly ExportedInvoice[]; counts: ExportCounts }>;

async function withoutTaken(tx: Tx, accountId: string, { include }: ExportWish, selection: Selection): Promise<Taken> {
  const ids = selection.included.map(({ row }) => row.id);
  const taken =
    include === "approved_not_exported" ? await exportedAmong(tx, accountId, ids) : new Map<string, number>();
  const included = selection.included.filter(({ row }) => !taken.has(row.id));
  const exported_before = selection.leftOut.exported_before + taken.size;
  return { included, counts: { included: included.length, left_out: { ...selection.leftOut, exported_before } } };
}

async function insertItems(tx: Tx, accountId: string, exportId: string, invoices: readonly ExportedInvoice[]) {
  for (let start = 0; start < invoices.length; start += chunk) {
    const rows = invoices.slice(start, start + chunk).map((invoice, index) => ({
      export_id: exportId,
      position: start + index,
      account_id: accountId,
      invoice_id: invoice.row.id,
      snapshot: JSON.stringify(invoice),
    }));
    await tx.insertInto("export_items").values(rows).execute();
  }
}
