import { expect, it } from "vitest";
import type { PageText, Word } from "../../page-text/page-text.ts";
import { cellsOf, orderWords, textOf } from "./reading-order.ts";

function word(text: string, x: number, y: number): Word {
  return { text, box: [x, y, x + text.length * 0.01, y + 0.012], confidence: 1, source: "text", fontHeight: 0.012 };
}

function page(words: Word[], number = 1): PageText {
  return { page: number, width: 595, height: 842, words, lines: [] };
}

it("reads words line by line, left to right, whatever order they come in", () => {
  const ordered = orderWords([page([word("100.00", 0.8, 0.5), word("Total", 0.1, 0.501), word("Invoice", 0.1, 0.1)])]);
  expect(ordered.words.map((w) => w.text)).toEqual(["Invoice", "Total", "100.00"]);
  expect(ordered.words.map((w) => w.line)).toEqual([0, 1, 1]);
});

it.each([
  ["up", ["Form", "12b"]],
  ["down", ["12b", "Form"]],
] as const)("reads text %s the margin after the lines it runs past", (sideways, read) => {
  const upright = (text: string, y: number): Word => ({
    ...word(text, 0.02, y),
    box: [0.02, y, 0.035, y + 0.05],
    sideways,
  });
  const ordered = orderWords([
    page([upright("12b", 0.09), word("Oak", 0.1, 0.11), word("9.00", 0.8, 0.11), upright("Form", 0.145)]),
  ]);
  expect(ordered.words.map((w) => w.text)).toEqual(["Oak", "9.00", ...read]);
  expect(ordered.words.map((w) => w.line)).toEqual([0, 0, 1, 1]);
});

it("numbers lines across pages", () => {
  const ordered = orderWords([page([word("a", 0.1, 0.1)]), page([word("b", 0.1, 0.1)], 2)]);
  expect(ordered.words.map((w) => [w.page, w.line])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it("splits a label from the value without a blank, but not a time or an address", () => {
  const ordered = orderWords([
    page([word("Date:12.03.2024", 0.1, 0.1), word("12:30", 0.5, 0.1), word("https://a.b", 0.7, 0.1)]),
  ]);
  expect(ordered.words.map((w) => w.text)).toEqual(["Date:", "12.03.2024", "12:30", "https://a.b"]);
});

it("splits a value from its leader dots", () => {
  const ordered = orderWords([page([word("Total............596.09", 0.1, 0.1), word("etc...", 0.5, 0.1)])]);
  expect(ordered.words.map((w) => w.text)).toEqual(["Total", "596.09", "etc..."]);
  expect(ordered.words[1]?.box[0]).toBeCloseTo(0.1 + 17 * 0.01);
});

it("splits a line into cells at wide gaps", () => {
  const ordered = orderWords([page([word("Red", 0.1, 0.1), word("paint", 0.14, 0.1), word("4.00", 0.8, 0.1)])]);
  expect(cellsOf(ordered).map((cell) => textOf(ordered, cell))).toEqual(["Red paint", "4.00"]);
});

it("keeps lines of small print apart that are closer than half a usual line", () => {
  const small = (text: string, y: number): Word => ({
    ...word(text, 0.1, y),
    box: [0.1, y, 0.2, y + 0.006],
    fontHeight: 0.006,
  });
  const usual = [0.1, 0.2, 0.3, 0.4, 0.5].map((y) => word("Oak", 0.1, y));
  const lines = [small("Alder", 0.8), small("Moss", 0.8055), small("Fern", 0.811)];
  const ordered = orderWords([page([...usual, ...lines])]);
  expect(ordered.words.slice(-3).map((w) => w.line)).toEqual([5, 6, 7]);
});
