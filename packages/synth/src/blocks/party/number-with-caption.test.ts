import { expect, it } from "vitest";
import { makeDocument } from "../../make-document.ts";

const documents = Array.from({ length: 300 }, (_, seed) => makeDocument(seed + 1500));
const plain = (text: string) => text.replace(/[\s.)]+$/, "").replace(/\s/g, "");

it("prints some tax numbers in one word with their caption, and labels the number alone", () => {
  const glued = documents.flatMap(({ pages, truth }) => {
    const id = truth.vendor?.tax_id;
    if (id === undefined) return [];
    const words = pages.flatMap((page) => page.words).filter(({ label }) => label === "vendor.tax_id");
    return words
      .filter(({ text }) => /^\p{L}[\p{L}.'/ ]*[-:,.#/=]?\d/u.test(text) && plain(text).length > plain(id).length)
      .map(({ text }) => ({ text, id }));
  });
  expect(glued.length).toBeGreaterThan(10);
  for (const { text, id } of glued) expect(plain(text).endsWith(plain(id)), `${text} ends with ${id}`).toBe(true);
  for (const sign of ["-", ":", ","])
    expect(
      glued.some(({ text, id }) => plain(text).endsWith(sign + plain(id))),
      sign,
    ).toBe(true);
});
