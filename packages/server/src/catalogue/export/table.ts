export type Cell = string | number | null;

/** A column of an exported table; amounts are shown with two decimals, and days as days, where the format can. */
export type Column<Row> = Readonly<{ title: string; value(row: Row): Cell; isAmount?: boolean; isDay?: boolean }>;

/** Rows as they come, so that a million never stand in memory at once. */
export type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** What stands between two cells of a written file. */
export type Separator = "," | ";";

/** Also as East Asian keyboards write the signs, which spreadsheets take for the same, and behind blanks or a quote. */
const startsFormula = /^[\s\p{Z}\p{C}"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE63]/u;
const startsOddly = /^[\t\r\n\0]/;
/** Where a spreadsheet that splits at another sign than the file's own sees a new cell within a text. */
const otherCells: Readonly<Record<Separator, RegExp>> = { ",": /[^;|\t\r\n]+/g, ";": /[^,|\t\r\n]+/g };

/**
 * Text from a document must never run as a formula in the reader's spreadsheet: a leading apostrophe makes it text. Numbers are
 * numbers and stay as they are, negative ones too. A file with commas may be opened where semicolons divide, and the other way
 * round: what would be a cell of its own there is made text as well.
 */
export function harmless(text: string, separator: Separator = ","): string {
  const quoted = text.replace(otherCells[separator], (cell) => (startsFormula.test(cell) ? `'${cell}` : cell));
  return startsOddly.test(quoted) ? `'${quoted}` : quoted;
}
