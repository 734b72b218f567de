import type { PageWord } from "@inkvoice/contract/dashboard";
import { describe, expect, it } from "vitest";
import { findOnPage } from "./find-on-page.ts";

/** Words side by side, a tenth of the page each. */
const wordsOf = (...texts: string[]): PageWord[] =>
  texts.map((text, index) => ({ text, box: [index / 10, 0.2, (index + 1) / 10, 0.3] }));

describe("The location of a typed value on the page", () => {
  it("is the word with these letters, ignoring punctuation and case", () => {
    const words = wordsOf("Invoice", "no.", "HD-2041", "of");
    expect(findOnPage(words, 2, "hd 2041")).toEqual({ page: 2, box: [0.2, 0.2, 0.3, 0.3] });
  });

  it("is the box around several words that together equal it", () => {
    const words = wordsOf("Harbour", "Desks", "Ltd", "Bristol");
    expect(findOnPage(words, 1, "Harbour Desks Ltd")).toEqual({ page: 1, box: [0, 0.2, 0.3, 0.3] });
  });

  it("is unknown if it is printed twice, not at all, or only as a part of a word", () => {
    expect(findOnPage(wordsOf("1,200.00", "and", "1200.00"), 1, "1200.00")).toBeUndefined();
    expect(findOnPage(wordsOf("1,200.00"), 1, "1,300.00")).toBeUndefined();
    expect(findOnPage(wordsOf("HD-20415"), 1, "HD-2041")).toBeUndefined();
  });

  it("is unknown for fewer than three letters or digits, which occur anywhere", () => {
    expect(findOnPage(wordsOf("20"), 1, "20")).toBeUndefined();
    expect(findOnPage(wordsOf("--"), 1, "--")).toBeUndefined();
  });
});
