import type { PageWord } from "@inkvoice/contract/dashboard";
import { describe, expect, it } from "vitest";
import { findOnPage } from "./find-on-page.ts";

/** Words side by side, a tenth of the page each. */
const wordsOf = (...texts: string[]): PageWord[] =>
  texts.map((text, index) => ({ text, box: [index / 10, 0.2, (index + 1) / 10, 0.3] }));

describe("Where a typed value stands on the page", () => {
  it("is the word that says it, whatever its signs and case", () => {
    const words = wordsOf("Invoice", "no.", "HD-2041", "of");
    expect(findOnPage(words, 2, "hd 2041")).toEqual({ page: 2, box: [0.2, 0.2, 0.3, 0.3] });
  });

  it("is the box around several words that say it together", () => {
    const words = wordsOf("Harbour", "Desks", "Ltd", "Bristol");
    expect(findOnPage(words, 1, "Harbour Desks Ltd")).toEqual({ page: 1, box: [0, 0.2, 0.3, 0.3] });
  });

  it("is unknown where it stands twice, or never, or only as a part of a word", () => {
    expect(findOnPage(wordsOf("1,200.00", "and", "1200.00"), 1, "1200.00")).toBeUndefined();
    expect(findOnPage(wordsOf("1,200.00"), 1, "1,300.00")).toBeUndefined();
    expect(findOnPage(wordsOf("HD-20415"), 1, "HD-2041")).toBeUndefined();
  });

  it("is not looked for by fewer than three letters or digits, which stand anywhere", () => {
    expect(findOnPage(wordsOf("20"), 1, "20")).toBeUndefined();
    expect(findOnPage(wordsOf("--"), 1, "--")).toBeUndefined();
  });
});
