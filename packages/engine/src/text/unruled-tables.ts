import { enclosing } from "./lines.ts";
import type { Cell, Line, Table, Word } from "./page-text.ts";

/** A gap this many times the font's height parts two cells; a word space is about a quarter. */
const cellGap = 0.9;
/** Lines further apart than this many line heights do not belong to one table. */
const maxPitch = 3.5;
/** More lines without columns than this are text between two tables. */
const maxWrappedLines = 3;
const minRows = 3;
const minColumns = 3;

type Piece = Readonly<{ words: readonly number[]; x0: number; x1: number }>;
type Row = Readonly<{ line: Line; pieces: readonly Piece[]; height: number }>;

/**
 * Tables without rules: neighbouring lines that fall into at least three pieces each, whose pieces stand in common columns.
 * A line with fewer pieces between two such rows is a wrapped cell and belongs to the row above.
 */
export function unruledTables(words: readonly Word[], lines: readonly Line[], shape: number): Table[] {
  const rows = lines.map((line): Row => cutRow(words, line, shape));
  return groupRows(rows).flatMap((group) => {
    const columns = commonColumns(group);
    return columns.length >= minColumns ? [tableOf(words, group, columns)] : [];
  });
}

function cutRow(words: readonly Word[], line: Line, shape: number): Row {
  const height = Math.max(...line.words.map((index) => (words[index] as Word).fontHeight));
  const pieces: { words: number[]; x0: number; x1: number }[] = [];
  for (const index of line.words) {
    const [x0, , x1] = (words[index] as Word).box;
    const last = pieces.at(-1);
    if (last && x0 - last.x1 < cellGap * height * shape) {
      last.words.push(index);
      last.x1 = Math.max(last.x1, x1);
    } else pieces.push({ words: [index], x0, x1 });
  }
  return { line, pieces, height };
}

/** Runs of lines that start and end with a row of several cells. */
function groupRows(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let group: Row[] = [];
  const finish = () => {
    while (group.length > 0 && (group.at(-1) as Row).pieces.length < minColumns) group.pop();
    if (group.filter((row) => row.pieces.length >= minColumns).length >= minRows) groups.push(group);
    group = [];
  };
  for (const row of rows) {
    const last = group.at(-1);
    const apart = last && row.line.box[1] - last.line.box[3] > maxPitch * row.height;
    if (apart || group.slice(-maxWrappedLines).every((other) => other.pieces.length < minColumns)) finish();
    if (group.length > 0 || row.pieces.length >= minColumns) group.push(row);
  }
  finish();
  return groups;
}

/** Spans of x that pieces of several rows share and that other pieces do not bridge. */
function commonColumns(group: readonly Row[]): { x0: number; x1: number }[] {
  const pieces = group.filter((row) => row.pieces.length >= minColumns).flatMap((row) => row.pieces);
  const columns: { x0: number; x1: number; count: number }[] = [];
  for (const { x0, x1 } of [...pieces].sort((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1);
    if (last && x0 < last.x1) {
      last.x1 = Math.max(last.x1, x1);
      last.count++;
    } else columns.push({ x0, x1, count: 1 });
  }
  return columns.filter((column) => column.count >= 2);
}

function tableOf(words: readonly Word[], group: readonly Row[], columns: readonly { x0: number; x1: number }[]): Table {
  const rows = group.map((row) => row.pieces.map((piece): Cell => cellOf(words, piece, columns)));
  return { box: enclosing(group.map((row) => row.line.box)), rows, ruled: false };
}

function cellOf(words: readonly Word[], piece: Piece, columns: readonly { x0: number; x1: number }[]): Cell {
  const middle = (piece.x0 + piece.x1) / 2;
  const distance = ({ x0, x1 }: { x0: number; x1: number }) => Math.max(x0 - middle, middle - x1, 0);
  const column = columns.reduce((best, candidate, index) => {
    return distance(candidate) < distance(columns[best] as { x0: number; x1: number }) ? index : best;
  }, 0);
  return { words: piece.words, box: enclosing(piece.words.map((index) => (words[index] as Word).box)), column };
}
