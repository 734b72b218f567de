export type Cell = string | number | null;

/** A column of an exported table. Amounts have two decimals, and days are dates, if the format supports it. */
export type Column<Row> = Readonly<{ title: string; value(row: Row): Cell; isAmount?: boolean; isDay?: boolean }>;

/** Rows in chunks, so that memory use is constant. */
export type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** Separator of cells. */
export type Separator = "," | ";";

/** Includes full-width forms, which spreadsheets accept, and forms after blanks or a quote. */
const startsFormula = /^[\s\p{Z}\p{C}"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE63]/u;
const startsOddly = /^[\t\r\n\0]/;
/** Texts that would be separate cells in a spreadsheet that splits at another separator. */
const otherCells: Readonly<Record<Separator, RegExp>> = { ",": /[^;|\t\r\n]+/g, ";": /[^,|\t\r\n]+/g };

/**
 * Prevents formula injection: a leading apostrophe makes a cell text. Numbers, negative ones included, stay unchanged.
 * Also covers files opened with another separator than their own, where part of a text becomes a cell.
 */
export function escapeFormula(text: string, separator: Separator = ","): string {
  const quoted = text.replace(otherCells[separator], (cell) => (startsFormula.test(cell) ? `'${cell}` : cell));
  return startsOddly.test(quoted) ? `'${quoted}` : quoted;
}
