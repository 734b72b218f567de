import { expect, it } from "vitest";
import type { PageText } from "../../page-text/page-text.ts";
import { orderWords } from "./reading-order.ts";
import { markRunningWords } from "./running-words.ts";

function page(number: number, words: readonly (readonly [text: string, y: number])[]): PageText {
  return {
    page: number,
    width: 600,
    height: 800,
    lines: [],
    words: words.map(([text, y]) => ({
      text,
      box: [0.1, y, 0.2, y + 0.01],
      confidence: 1,
      source: "text",
      fontHeight: 0.01,
    })),
  };
}

it("distinguishes a running head from a word that only occurs again", () => {
  const ordered = orderWords([
    page(1, [
      ["Alder", 0.05],
      ["Total", 0.9],
    ]),
    page(2, [
      ["Alder", 0.051],
      ["Total", 0.3],
    ]),
  ]);
  const { before, after } = markRunningWords(ordered);
  const of = (index: number) => [ordered.words[index]?.text, before[index], after[index]];
  expect([0, 1, 2, 3].map(of)).toEqual([
    ["Alder", 0, 1],
    ["Total", 0, 0],
    ["Alder", 1, 0],
    ["Total", 0, 0],
  ]);
});
