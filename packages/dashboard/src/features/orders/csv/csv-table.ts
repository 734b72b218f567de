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
  const rows = new RowCollector();
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "\n") rows.countLine();
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      rows.add('"');
      at += 1;
    } else if (sign === '"' && (isQuoted || rows.cell === "")) isQuoted = !isQuoted;
    else if (isQuoted) rows.add(sign);
    else if (sign === separator) rows.endCell();
    else if (sign === "\n") rows.endRow();
    else rows.add(sign);
  }
  return rows.all();
}

class RowCollector {
  /** The open cell. */
  cell = "";
  readonly #rows: CsvRow[] = [];
  #cells: string[] = [];
  #line = 1;
  /** Line on which the open row began. */
  #start = 1;

  countLine(): void {
    this.#line += 1;
  }

  add(text: string): void {
    this.cell += text;
  }

  endCell(): void {
    this.#cells.push(this.cell.trim());
    this.cell = "";
  }

  endRow(): void {
    this.endCell();
    this.#rows.push({ line: this.#start, cells: this.#cells });
    this.#cells = [];
    this.#start = this.#line;
  }

  /** The last row may lack its line break. */
  all(): CsvRow[] {
    if (this.cell !== "" || this.#cells.length > 0) this.endRow();
    return this.#rows;
  }
}
