import { type Batches, type Cell, type Column, harmless, type Separator } from "./table.ts";

/** Where semicolons divide cells, a comma divides decimals. */
function csvCell(cell: Cell, separator: Separator): string {
  if (cell === null) return "";
  if (typeof cell === "number") return separator === ";" ? String(cell).replace(".", ",") : String(cell);
  return `"${harmless(cell, separator).replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly Cell[], separator: Separator = ",") =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;

/** RFC 4180 with a byte order mark, without which spreadsheets take UTF-8 for the machine's old code page. */
export async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
  separator: Separator = ",",
): AsyncGenerator<string> {
  yield `\u{feff}${csvLine(
    columns.map((column) => column.title),
    separator,
  )}`;
  for await (const rows of batches) {
    yield rows
      .map((row) =>
        csvLine(
          columns.map((column) => column.value(row)),
          separator,
        ),
      )
      .join("");
  }
}
