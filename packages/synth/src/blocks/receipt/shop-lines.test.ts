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
  it("sometimes has the cashier between the seller's name and its address, labelled as neither", () => {
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

  it("sometimes has name and address on one line, each with its own label", () => {
    const inOneLine = receipts.filter((document) =>
      names(document).some((name) => addresses(document).some(({ baseline }) => baseline === name.baseline)),
    );
    expect(inOneLine.length).toBeGreaterThan(receipts.length / 100);
  });

  it("sometimes has the seller only below the sums, in a sentence", () => {
    const late = receipts.filter((document) => {
      const total = wordsOf(document).find(({ label }) => label === "total_amount");
      const name = names(document)[0];
      const sameLine = wordsOf(document).filter(({ baseline }) => baseline === name?.baseline);
      return above(total, name) && sameLine.some(({ label }) => label === "none");
    });
    expect(late.length).toBeGreaterThan(receipts.length / 100);
  });

  it("sometimes repeats the seller's name at the foot", () => {
    const again = receipts.filter((document) => {
      const [first, last] = [names(document)[0], names(document).at(-1)];
      const total = wordsOf(document).find(({ label }) => label === "total_amount");
      return above(first, total) && above(total, last);
    });
    expect(again.length).toBeGreaterThan(receipts.length / 25);
  });

  it("has every seller's name somewhere", () => {
    for (const document of receipts) expect(document.truth.vendor?.name, `seed ${document.seed}`).toBeDefined();
  });
});

describe.each(languages)("sentences about sellers in %s", (language) => {
  it("name the seller and use only known placeholders", () => {
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
