import {
  type BulkFileState,
  type BulkResult,
  defaultReason,
  type ErrorBody,
  type InvoiceRecord,
  type Version,
} from "@inkvoice/contract";
import { listColumns } from "../../catalogue/export/columns.ts";
import { csvOf } from "../../catalogue/export/csv.ts";
import { type ExportedInvoice, exportedById } from "../../catalogue/export/exported-invoice.ts";
import type { Column } from "../../catalogue/export/table.ts";
import type { ZipEntry } from "../../catalogue/export/zip.ts";
import { versionShapeOf } from "../../versions/index.ts";
import { recordColumns } from "../record/record-columns.ts";
import { type RecordRow, recordData } from "../record/record-json.ts";
import type { InvoiceServices } from "../services.ts";
import { cleanFileName } from "../upload/file-name.ts";
import { fileState } from "./bulks.ts";

const filesAtOnce = 100;

type BulkRead = Readonly<{ accountId: string; id: string; version: Version }>;

type FileRow = Readonly<{
  position: number;
  name: string;
  status: BulkFileState;
  invoice_id: string | null;
  error_code: ErrorBody["code"] | null;
  error_message: string | null;
}>;

/** Every file in the order of the archive or list, in chunks. */
async function* filesOf({ db }: InvoiceServices, { id }: BulkRead): AsyncGenerator<readonly FileRow[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("bulk_files as b")
      .leftJoin("invoices as i", "i.id", "b.invoice_id")
      .select(["b.position", "b.name", "b.invoice_id", "b.error_code", "b.error_message", fileState.as("status")])
      .where("b.bulk_id", "=", id)
      .where("b.position", ">", after)
      .orderBy("b.position")
      .limit(filesAtOnce)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.position ?? after;
  }
}

/** Records by the id of the file's first invoice: one, or all invoices of the file. */
async function recordsOf(
  { db }: InvoiceServices,
  accountId: string,
  files: readonly FileRow[],
): Promise<ReadonlyMap<string, readonly RecordRow[]>> {
  const records = (ids: readonly string[]) =>
    db
      .selectFrom("invoices")
      .select(recordColumns)
      .where("account_id", "=", accountId)
      .where("id", "in", [...ids, ""])
      .execute();
  const firsts = await records(files.flatMap(({ invoice_id }) => invoice_id ?? []));
  const partsOf = ({ id, parts }: RecordRow) =>
    parts === null ? [] : (JSON.parse(parts) as string[]).filter((part) => part !== id);
  const others = new Map((await records(firsts.flatMap(partsOf))).map((row) => [row.id, row]));
  return new Map(
    firsts.map((row) => [row.id, [row, ...partsOf(row).flatMap((part) => others.get(part) ?? [])]] as const),
  );
}

const errorOf = ({ error_code: code, error_message: message }: FileRow): { error?: ErrorBody } =>
  code === null ? {} : { error: { code, message: message ?? "", reason: defaultReason(code) } };

/** One result per file, and one per invoice where a file holds several. */
async function* resultsOf(services: InvoiceServices, bulk: BulkRead): AsyncGenerator<readonly BulkResult[]> {
  for await (const files of filesOf(services, bulk)) {
    const records = await recordsOf(services, bulk.accountId, files);
    yield files.flatMap((file): BulkResult[] => {
      const about = { file: file.name, index: file.position };
      const invoices = file.invoice_id === null ? undefined : records.get(file.invoice_id);
      if (!invoices) return [{ ...about, status: file.status, ...errorOf(file) }];
      return invoices.map((row) => ({
        ...about,
        status: row.status,
        invoice: recordData(row, services.fileUrls.sign(row.id), bulk.version) as InvoiceRecord,
      }));
    });
  }
}

export async function* jsonLines(services: InvoiceServices, bulk: BulkRead): AsyncGenerator<string> {
  const { data } = versionShapeOf(bulk.version);
  for await (const results of resultsOf(services, bulk))
    yield results.map((result) => `${JSON.stringify(data(result))}\n`).join("");
}

/** A result with the export columns of its invoice. */
type ResultRow = Readonly<{ result: BulkResult; exported: ExportedInvoice | undefined }>;

/** The columns of the dashboard's export, after the file name and its state. */
const resultColumns: readonly Column<ResultRow>[] = [
  { title: "Bulk file", value: ({ result }) => result.file },
  { title: "Result", value: ({ result }) => result.status },
  { title: "Reason", value: ({ result }) => result.error?.message ?? null },
  ...listColumns().map(({ title, value }) => ({
    title,
    value: ({ exported }: ResultRow) => (exported ? value(exported) : null),
  })),
];

async function* resultRows(services: InvoiceServices, bulk: BulkRead): AsyncGenerator<readonly ResultRow[]> {
  for await (const results of resultsOf(services, bulk)) {
    const ids = results.flatMap(({ invoice }) => invoice?.id ?? []);
    const invoices = await exportedById(services.db, bulk.accountId, ids);
    const byId = new Map(invoices.map((exported) => [exported.row.id, exported]));
    yield results.map((result) => ({ result, exported: byId.get(result.invoice?.id ?? "") }));
  }
}

export function csvLines(services: InvoiceServices, bulk: BulkRead): AsyncGenerator<string> {
  return csvOf(resultColumns, resultRows(services, bulk));
}

/** The table, and each invoice as JSON, named after its file. */
export async function* archiveEntries(services: InvoiceServices, bulk: BulkRead): AsyncGenerator<ZipEntry> {
  yield { name: "results.csv", chunks: csvLines(services, bulk) };
  for await (const results of resultsOf(services, bulk))
    for (const { file, index, invoice } of results)
      if (invoice) yield { name: entryName(file, index, invoice), chunks: [`${JSON.stringify(invoice, null, 2)}\n`] };
}

/** Numbered by the file's index in the bulk, because names repeat between folders. */
function entryName(file: string, index: number, { part_of: part }: InvoiceRecord): string {
  const number = String(index).padStart(5, "0");
  return `invoices/${number}-${cleanFileName(file)}${part && part.index > 1 ? `-${part.index}` : ""}.json`;
}
