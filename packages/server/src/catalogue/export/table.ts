export type Cell = string | number | null;

/** A column of an exported table; amounts are shown with two decimals where the format can. */
export type Column<Row> = Readonly<{ title: string; value(row: Row): Cell; isAmount?: boolean }>;

/** Rows as they come, so that a million never stand in memory at once. */
export type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** Also as East Asian keyboards write the signs, which spreadsheets take for the same, and behind blanks or a quote. */
const startsFormula = /^[\s\p{Z}\p{C}"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE63]/u;
const startsOddly = /^[\t\r\n\0]/;
/** Where a spreadsheet that splits at other signs than commas, as in much of Europe, sees a new cell within a text. */
const otherCell = /[^;|\t\r\n]+/g;

/**
 * Text from a document must never run as a formula in the reader's spreadsheet: a leading apostrophe makes it text.
 * Numbers are numbers and stay as they are, negative ones too.
 */
export function harmless(text: string): string {
  const quoted = text.replace(otherCell, (cell) => (startsFormula.test(cell) ? `'${cell}` : cell));
  return startsOddly.test(quoted) ? `'${quoted}` : quoted;
}
