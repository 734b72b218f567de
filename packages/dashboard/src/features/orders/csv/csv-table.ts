/** A row of a CSV file with its line in the file, from 1. */
export type CsvRow = Readonly<{ line: number; cells: readonly string[] }>;
export type CsvTable = Readonly<{ separator: string; header: readonly string[]; rows: readonly CsvRow[] }>;

/** Reads CSV with a header; comma, semicolon or tab, whichever the header has most of. Undefined if it has no rows. */
export function readCsv(text: string): CsvTable | undefined {
  const plain = text.replace(/^\ufeff/, "");
  const firstLine = plain.slice(0, `${plain}\n`.indexOf("\n"));
  const count = (separator: string) => firstLine.split(separator).length;
  const separator = [",", ";", "\t"].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
  const [header, ...rows] = rowsOf(plain, separator).filter(({ cells }) => cells.some((cell) => cell !== ""));
  return header && rows.length > 0 ? { separator, header: header.cells, rows } : undefined;
}

/** Cells in quotation marks may contain separators, line breaks and doubled quotation marks. */
function rowsOf(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let [line, start, cell, isQuoted] = [1, 1, "", false];
  let cells: string[] = [];
  const endCell = () => {
    cells.push(cell.trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push({ line: start, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "\n") line += 1;
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) endCell();
    else if (sign === "\n") {
      endRow();
      start = line;
    } else cell += sign;
  }
  if (cell !== "" || cells.length > 0) endRow();
  return rows;
}
