import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../countries/countries.ts";
import type { LabelledDocument, LabelledWord } from "../../labelled-document.ts";
import { lexicons } from "../../lexicon/index.ts";
import { sellerSentences } from "../../lexicon/seller-sentences.ts";
import { makeDocument } from "../../make-document.ts";

const receipts = Array.from({ length: 400 }, (_, index) => makeDocument(7100 + index, { kind: "receipt" }));
const wordsOf = ({ pages }: LabelledDocument) => pages.flatMap(({ words }) => words);
const names = (document: LabelledDocument) =>
  wordsOf(document).filter(({ label, ambiguous }) => label === "vendor.name" && !ambiguous);
const addresses = (document: LabelledDocument) => wordsOf(document).filter(({ label }) => label === "vendor.address");
const above = (a: LabelledWord | undefined, b: LabelledWord | undefined) =>
  a !== undefined && b !== undefined && a.baseline < b.baseline - 1;

describe("the head and foot of a receipt", () => {
  it("says on some who served between the seller's name and its address, and labels it as neither", () => {
    const parted = receipts.filter((document) => {
      const [name, address] = [names(document).at(-1), addresses(document)[0]];
      const between = wordsOf(document).filter((word) => above(name, word) && above(word, address));
      const captions = lexicons[document.language as Language].cashier.map((text) => text.split(" ")[0]?.toLowerCase());
      return between.some(
        ({ text, label }) => label === "none" && captions.includes(text.toLowerCase().replace(":", "")),
      );
    });
    expect(parted.length).toBeGreaterThan(2);
  });

  it("prints name and address on one line on some, each with its own label", () => {
    const inOneLine = receipts.filter((document) =>
      names(document).some((name) => addresses(document).some(({ baseline }) => baseline === name.baseline)),
    );
    expect(inOneLine.length).toBeGreaterThan(receipts.length / 100);
  });

  it("names the seller only below the sums on some, as part of a sentence", () => {
    const late = receipts.filter((document) => {
      const total = wordsOf(document).find(({ label }) => label === "total_amount");
      const name = names(document)[0];
      const sameLine = wordsOf(document).filter(({ baseline }) => baseline === name?.baseline);
      return above(total, name) && sameLine.some(({ label }) => label === "none");
    });
    expect(late.length).toBeGreaterThan(receipts.length / 100);
  });

  it("says the seller's name again at the foot on some", () => {
    const again = receipts.filter((document) => {
      const [first, last] = [names(document)[0], names(document).at(-1)];
      const total = wordsOf(document).find(({ label }) => label === "total_amount");
      return above(first, total) && above(total, last);
    });
    expect(again.length).toBeGreaterThan(receipts.length / 25);
  });

  it("names every seller somewhere", () => {
    for (const document of receipts) expect(document.truth.vendor?.name, `seed ${document.seed}`).toBeDefined();
  });
});

describe.each(languages)("sentences about sellers in %s", (language) => {
  it("name who is meant and use only blanks that can be filled in", () => {
    const { maker, owner, trade, ...ofSeller } = sellerSentences[language];
    for (const sentence of Object.values(ofSeller).flat()) {
      expect(sentence).toContain("{vendor}");
      expect(sentence.replace(/\{(vendor|address|city|taxId|registration|year)\}/g, "")).not.toMatch(/[{}]/);
    }
    for (const sentence of maker) expect(sentence.match(/\{\w+\}/g), sentence).toEqual(["{maker}"]);
    for (const sentence of owner) expect(sentence.match(/\{\w+\}/g), sentence).toEqual(["{owner}"]);
    for (const sentence of trade) expect(sentence.replace("{trade}", "")).not.toMatch(/[{}]/);
  });
});
