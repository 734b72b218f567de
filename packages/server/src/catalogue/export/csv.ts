import { type Batches, type Cell, type Column, harmless } from "./table.ts";

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  return `"${harmless(cell).replaceAll('"', '""')}"`;
}

const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(",")}\r\n`;

/** RFC 4180 with a byte order mark, without which spreadsheets take UTF-8 for the machine's old code page. */
export async function* csvOf<Row>(columns: readonly Column<Row>[], batches: Batches<Row>): AsyncGenerator<string> {
  yield `\u{feff}${csvLine(columns.map((column) => column.title))}`;
  for await (const rows of batches) {
    yield rows.map((row) => csvLine(columns.map((column) => column.value(row)))).join("");
  }
}
