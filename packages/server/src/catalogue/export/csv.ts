import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { type Cell, exportColumns, harmless } from "./columns.ts";

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  return `"${harmless(cell).replaceAll('"', '""')}"`;
}

const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(",")}\r\n`;

/** RFC 4180 with a byte order mark, without which spreadsheets take UTF-8 for the machine's old code page. */
export async function* csvOf(batches: AsyncIterable<readonly InvoiceRow[]>): AsyncGenerator<string> {
  yield `\u{feff}${csvLine(exportColumns.map((column) => column.title))}`;
  for await (const rows of batches) {
    yield rows.map((row) => csvLine(exportColumns.map((column) => column.value(row)))).join("");
  }
}
