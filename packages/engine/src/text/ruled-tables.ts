import type { Rule } from "../pages/page.ts";
import { enclosing } from "./lines.ts";
import type { Box, Cell, Table, Word } from "./page-text.ts";

/** Rules nearer than this, in parts of the page, are one line drawn twice or in pieces. */
const samePlace = 0.004;
const maxRules = 2000;

type Side = "horizontal" | "vertical";

/**
 * Tables drawn as a grid: crossing rules that hang together, at least two cells one way and two the other. Rows and columns
 * are the gaps between the grid's lines; a word belongs to the cell its middle is in.
 */
export function ruledTables(words: readonly Word[], rules: readonly Rule[]): Table[] {
  if (rules.length > maxRules) return [];
  return connectedGrids(rules).flatMap((grid) => {
    const rows = places(grid, "horizontal");
    const columns = places(grid, "vertical");
    if (rows.length < 3 || columns.length < 3) return [];
    const table = tableOf(words, rows, columns);
    return table.rows.flat().filter((cell) => cell.words.length > 0).length >= 4 ? [table] : [];
  });
}

/** Rules that touch one another, directly or through others. */
function connectedGrids(rules: readonly Rule[]): Rule[][] {
  const open = new Set(rules);
  const grids: Rule[][] = [];
  for (const first of rules) {
    if (!open.delete(first)) continue;
    const grid = [first];
    for (let index = 0; index < grid.length; index++) {
      for (const other of open) {
        if (!touches((grid[index] as Rule).box, other.box)) continue;
        open.delete(other);
        grid.push(other);
      }
    }
    grids.push(grid);
  }
  return grids;
}

function touches(a: Box, b: Box): boolean {
  const near = samePlace;
  return a[0] - near <= b[2] && b[0] - near <= a[2] && a[1] - near <= b[3] && b[1] - near <= a[3];
}

/** Where the grid's lines of one direction stand, each once. */
function places(grid: readonly Rule[], direction: Side): number[] {
  const axis = direction === "horizontal" ? 1 : 0;
  const found = grid
    .filter((rule) => rule.direction === direction)
    .map(({ box }) => (box[axis] + (box[axis + 2] as number)) / 2)
    .sort((a, b) => a - b);
  return found.filter((place, index) => index === 0 || place - (found[index - 1] as number) > samePlace);
}

function tableOf(words: readonly Word[], rows: readonly number[], columns: readonly number[]): Table {
  const box: Box = [columns[0] as number, rows[0] as number, columns.at(-1) as number, rows.at(-1) as number];
  const cells: number[][][] = rows.slice(1).map(() => columns.slice(1).map(() => []));
  words.forEach((word, index) => {
    const row = intervalOf(rows, (word.box[1] + word.box[3]) / 2);
    const column = intervalOf(columns, (word.box[0] + word.box[2]) / 2);
    cells[row]?.[column]?.push(index);
  });
  const tableRows = cells.map((row) => row.map((indexes, column): Cell => cellOf(words, indexes, column)));
  return {
    box,
    rows: tableRows.map((row) => row.filter((cell) => cell.words.length > 0)).filter((row) => row.length > 0),
    ruled: true,
  };
}

function intervalOf(edges: readonly number[], value: number): number {
  return edges.findIndex((edge, index) => value >= edge && value < (edges[index + 1] ?? Number.NEGATIVE_INFINITY));
}

function cellOf(words: readonly Word[], indexes: readonly number[], column: number): Cell {
  const boxes = indexes.map((index) => (words[index] as Word).box);
  return { words: indexes, box: boxes.length > 0 ? enclosing(boxes) : [0, 0, 0, 0], column };
}
