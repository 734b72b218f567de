import {
  type ExportCounts,
  type ExportFilter,
  type ExportList,
  type ExportRecord,
  formatTimestamp,
} from "@inkvoice/contract";
import { refused } from "../platform/api-error.ts";
import type { Executor } from "../platform/db/schema.ts";
import type { ExportRow } from "../platform/db/tables/exports.ts";

export type ExportTarget = Readonly<{ accountId: string; id: string }>;
type Reader = Readonly<{ accountId: string; publicUrl: string }>;

/** Another account's export is not found, like one that does not exist. */
export async function findExport(executor: Executor, { accountId, id }: ExportTarget): Promise<ExportRow> {
  const row = await executor
    .selectFrom("exports")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) throw refused("export_not_found");
  return row;
}

export async function readExport(executor: Executor, target: ExportTarget & Reader): Promise<ExportRecord> {
  const row = await findExport(executor, target);
  const items = await executor
    .selectFrom("export_items")
    .select("invoice_id")
    .where("export_id", "=", row.id)
    .orderBy("position")
    .execute();
  return { ...presentExport(row, target.publicUrl), invoices: items.map(({ invoice_id }) => invoice_id) };
}

type Page = Readonly<{ limit: number; cursor?: string | undefined }>;

/** Newest first. */
export async function listExports(
  executor: Executor,
  { accountId, publicUrl }: Reader,
  { limit, cursor }: Page,
): Promise<ExportList> {
  let query = executor.selectFrom("exports").selectAll().where("account_id", "=", accountId);
  if (cursor !== undefined) query = query.where("id", "<", cursor);
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return {
    exports: shown.map((row) => presentExport(row, publicUrl)),
    next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

function presentExport(row: ExportRow, publicUrl: string): ExportRecord {
  return {
    id: row.id,
    status: row.undone_at === null ? "ready" : "undone",
    format: row.format,
    include: row.include,
    // Written by create-export.ts.
    filter: JSON.parse(row.filter) as ExportFilter,
    counts: JSON.parse(row.counts) as ExportCounts,
    created_at: formatTimestamp(row.created_at),
    created_by: row.created_by,
    ...(row.undone_at !== null && { undone_at: formatTimestamp(row.undone_at) }),
    ...(row.undone_by !== null && { undone_by: row.undone_by }),
    download_url: `${publicUrl}/v1/exports/${row.id}/file`,
  };
}
