import { expect, test } from "vitest";
import type { Rule } from "../pages/page.ts";
import { groupIntoLines } from "./lines.ts";
import type { Table, Word } from "./page-text.ts";
import { findTables } from "./tables.ts";

const cells = [
  ["Item", "Qty", "Price", "Total"],
  ["Bolt", "2", "1.50", "3.00"],
  ["Nut", "4", "0.25", "1.00"],
  ["Screw", "1", "9.00", "9.00"],
];

function word(text: string, x: number, y: number): Word {
  return { text, box: [x, y, x + 0.01 * text.length, y + 0.01], confidence: 1, source: "text", fontHeight: 0.01 };
}

const words = cells.flatMap((row, r) => row.map((text, c) => word(text, 0.1 + 0.2 * c, 0.3 + 0.02 * r)));
const sentence = "This is a sentence that runs across the page".split(" ");
const before = (index: number) => 0.01 * sentence.slice(0, index).join("").length + 0.004 * index;
const prose = sentence.map((text, index) => word(text, 0.1 + before(index), 0.6));

function texts(table: Table, all: readonly Word[]): string[][] {
  return table.rows.map((row) => row.map((cell) => cell.words.map((index) => all[index]?.text).join(" ")));
}

function tablesOf(placed: readonly Word[], rules: readonly Rule[] = []) {
  const ordered = groupIntoLines(placed);
  return { tables: findTables({ ...ordered, rules, shape: 1 }), words: ordered.words };
}

test("columns alone make a table", () => {
  const { tables, words: all } = tablesOf([...words, ...prose]);
  expect(tables).toHaveLength(1);
  expect(tables[0]?.ruled).toBe(false);
  expect(texts(tables[0] as Table, all)).toEqual(cells);
  expect(tables[0]?.rows[1]?.map((cell) => cell.column)).toEqual([0, 1, 2, 3]);
});

test("a drawn grid makes a table whose cells hold several words", () => {
  const horizontal = [0.29, 0.312, 0.332, 0.352, 0.372].map(
    (y): Rule => ({ direction: "horizontal", box: [0.08, y, 0.9, y] }),
  );
  const vertical = [0.08, 0.29, 0.49, 0.69, 0.9].map(
    (x): Rule => ({ direction: "vertical", box: [x, 0.29, x, 0.372] }),
  );
  const { tables, words: all } = tablesOf([...words, word("steel", 0.16, 0.32)], [...horizontal, ...vertical]);
  expect(tables.map((table) => table.ruled)).toEqual([true]);
  expect(texts(tables[0] as Table, all)[1]).toEqual(["Bolt steel", "2", "1.50", "3.00"]);
});

test("running text is no table", () => {
  const lines = [0, 1, 2, 3].flatMap((row) =>
    prose.map((w) => ({ ...w, box: [w.box[0], w.box[1] + 0.02 * row, w.box[2], w.box[3] + 0.02 * row] as const })),
  );
  expect(tablesOf(lines).tables).toEqual([]);
});
