import { describe, expect, it } from "vitest";
import type { Box, PageText } from "../../page-text/page-text.ts";
import { withoutCopies } from "./page-copies.ts";

const lines =
  "Invoice 4711 of 3 May to Brook Timber for one oak table and four chairs at 120.00 each in total 600.00 page 1";

function pageOf(text: string): PageText {
  const box: Box = [0.1, 0.1, 0.2, 0.2];
  const words = text.split(" ").map((word) => ({
    text: word,
    box,
    confidence: 1,
    source: "text" as const,
    fontHeight: 0.01,
  }));
  return { page: 1, width: 100, height: 140, words, lines: [] };
}

function wordsLeft(...texts: string[]): number[] {
  return withoutCopies(texts.map(pageOf)).map((page) => page.words.length);
}

describe("an invoice printed more than once in a file", () => {
  it("is read once; its copies are pages without words", () => {
    const count = lines.split(" ").length;
    expect(wordsLeft(`${lines} original`, `${lines} duplicate`, `${lines} triplicate`)).toEqual([count + 1, 0, 0]);
  });

  it("is no copy if any number differs, or if the page is nearly empty", () => {
    expect(wordsLeft(lines, lines.replace("600.00", "480.00"))[1]).toBeGreaterThan(0);
    expect(wordsLeft(lines, lines.replace("page 1", "page 2"))[1]).toBeGreaterThan(0);
    expect(wordsLeft("see overleaf", "see overleaf")).toEqual([2, 2]);
  });
});
