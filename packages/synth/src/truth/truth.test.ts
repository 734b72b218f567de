import { expect, it } from "vitest";
import { makeDocument } from "../make-document.ts";

it("a name in spaced letters is one word", () => {
  const receipts = Array.from({ length: 200 }, (_, index) => makeDocument(7_800_000 + index, { kind: "receipt" }));
  const printedApart = receipts.filter(({ pages }) => {
    const name = pages.flatMap(({ words }) => words).filter(({ label }) => label === "vendor.name");
    return name.length > 2 && name.every(({ text }) => /^\p{L}$/u.test(text));
  });
  expect(printedApart.length).toBeGreaterThan(2);
  for (const { truth } of printedApart) expect(truth.vendor?.name).toMatch(/^\p{L}+$/u);
});
