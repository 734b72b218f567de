import type { ExportFormat, ExportOmissionReason, ExportSettings } from "@inkvoice/contract";
import { type ListColumn, type Part, partColumns, partsOf } from "./columns.ts";
import { csvOf } from "./csv.ts";
import { einvoicesOf } from "./einvoices.ts";
import type { Batches, ExportedInvoice } from "./exported-invoice.ts";
import { jsonLinesOf } from "./json-lines.ts";
import { type BookingFile, bookingFiles, bookingProblem } from "./profiles/bookable.ts";
import { datevFile } from "./profiles/datev.ts";
import { erpnextFile } from "./profiles/erpnext.ts";
import { lexwareFile } from "./profiles/lexware.ts";
import { odooFile } from "./profiles/odoo.ts";
import { quickbooksFile } from "./profiles/quickbooks.ts";
import { sageFile } from "./profiles/sage.ts";
import { paymentProblem, sepaOf } from "./profiles/sepa.ts";
import { xeroFile } from "./profiles/xero.ts";
import { sheetOf, xlsxOf } from "./xlsx.ts";
import { zipOf } from "./zip.ts";

type ExportRequest = Readonly<{
  /** Iterates over the invoices from the start; callable repeatedly. */
  again: () => Batches;
  columns: readonly ListColumn[];
  settings: ExportSettings;
  /** Id of the export. */
  id: string;
  now: number;
}>;

export type Format = Readonly<{
  extension: string;
  contentType: string;
  /** Whether the invoices must be sorted by date. */
  byDate?: true;
  /** The reason why an invoice cannot be in a file of this format. */
  omissionOf?(invoice: ExportedInvoice): ExportOmissionReason | undefined;
  write(wish: ExportRequest): AsyncIterable<string | Uint8Array>;
}>;

const csv = { extension: "csv", contentType: "text/csv; charset=utf-8" } as const;
const zip = { extension: "zip", contentType: "application/zip" } as const;

const profile = (fileFor: (wish: ExportSettings, now: number) => BookingFile): Format => ({
  ...zip,
  byDate: true,
  omissionOf: (invoice) => (bookingProblem(invoice, fileFor({}, 0)) === undefined ? undefined : "incomplete"),
  write: ({ again, settings, now }) => zipOf(bookingFiles(again(), fileFor(settings, now))),
});

async function* partsIn(batches: Batches, list: "line_items" | "taxes"): AsyncGenerator<Part[]> {
  for await (const invoices of batches) yield invoices.flatMap((invoice) => partsOf(list, invoice));
}

/** Sheets of invoices, line items and taxes. Each sheet iterates over the invoices separately. */
export function workbookOf(again: () => Batches, columns: readonly ListColumn[]): AsyncIterable<Uint8Array> {
  return xlsxOf([
    sheetOf("Invoices", columns, again()),
    sheetOf("Lines", partColumns("line_items"), partsIn(again(), "line_items")),
    sheetOf("Taxes", partColumns("taxes"), partsIn(again(), "taxes")),
  ]);
}

/** INDEX of export formats. */
export const formats: Readonly<Record<ExportFormat, Format>> = {
  csv: { ...csv, write: ({ again, columns }) => csvOf(columns, again()) },
  "csv-lines": {
    ...csv,
    write: ({ again }) => csvOf(partColumns("line_items"), partsIn(again(), "line_items")),
  },
  "csv-semicolon": { ...csv, write: ({ again, columns }) => csvOf(columns, again(), ";") },
  xlsx: {
    extension: "xlsx",
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: ({ again, columns }) => workbookOf(again, columns),
  },
  jsonl: {
    extension: "jsonl",
    contentType: "application/x-ndjson; charset=utf-8",
    write: ({ again }) => jsonLinesOf(again()),
  },
  "ubl-zip": { ...zip, write: ({ again }) => zipOf(einvoicesOf(again(), "ubl")) },
  "cii-zip": { ...zip, write: ({ again }) => zipOf(einvoicesOf(again(), "cii")) },
  datev: profile(datevFile),
  lexware: profile(lexwareFile),
  xero: profile(xeroFile),
  quickbooks: profile(quickbooksFile),
  odoo: profile(odooFile),
  erpnext: profile(erpnextFile),
  sage: profile(sageFile),
  sepa: {
    extension: "xml",
    contentType: "application/xml; charset=utf-8",
    byDate: true,
    omissionOf: paymentProblem,
    write: sepaOf,
  },
};
