import { type Batches, type Cell, type Column, escapeFormula, type Separator } from "./table.ts";

/** With semicolons as separator, decimals use a comma. */
function csvCell(cell: Cell, separator: Separator): string {
  if (cell === null) return "";
  if (typeof cell === "number") return separator === ";" ? String(cell).replace(".", ",") : String(cell);
  return `"${escapeFormula(cell, separator).replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly Cell[], separator: Separator = ",") =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;

/** RFC 4180 with a byte order mark, without which spreadsheets do not recognise UTF-8. */
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
