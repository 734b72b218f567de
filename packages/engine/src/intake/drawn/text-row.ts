/** A row of a table, or a line of text as a row with one cell. A cell has one line for each block in it. */
export type TextRow = readonly TextCell[];
type TextCell = readonly string[];
