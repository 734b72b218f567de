import { expect, it } from "vitest";
import type { Candidate } from "../../invoice-reading.ts";
import { markedPage } from "../../testing/marked-page.ts";
import { withGiroTotal } from "./giro-lines.ts";

const total = (value: number, probability: number): Candidate<number> => {
  const print = { text: `${value}`, repeats: 1, weakest: probability, edge: 0, worstLegibility: 1 };
  return { value, probability, ...print, source: "ocr" };
};

function totalsOn(line: string, totals: readonly Candidate<number>[] = []) {
  let x = 1;
  const words = line.split(" ").map((text) => {
    const word = { text, at: [x, 1] as const };
    x += text.length * 0.5 + 0.4;
    return word;
  });
  return withGiroTotal(markedPage(words), totals).map(({ value }) => value);
}

it.each([
  ["# 771204118 # 1250 00 4 > 51234567#41#", 1250],
  ["4402917 312 45 < 6 > 15034412345", 312.45],
  ["4402917 312 45< 6> 15034412345", 312.45],
])("%s says what is to be paid", (line, amount) => {
  expect(totalsOn(line)).toEqual([amount]);
});

it("a likely total stays, and other numbers are none", () => {
  expect(totalsOn("4402917 312 45 < 6 > 15034412345", [total(300, 0.8)])).toEqual([300]);
  expect(totalsOn("4402917 312 45 6 15034412345")).toEqual([]);
  expect(totalsOn("312 45 < 6 > 15034412345")).toEqual([]);
});
