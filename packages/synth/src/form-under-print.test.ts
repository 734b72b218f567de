import { expect, test } from "vitest";
import type { LabelledPage, LabelledWord } from "./labelled-document.ts";
import { makeDocument } from "./make-document.ts";

const blank = /^([._…])\1{2,}$/;

/** Dotted lines below a value, with the other words on them. */
function filledBlanks({ words }: LabelledPage): { under: LabelledWord; on: readonly LabelledWord[] }[] {
  return words.flatMap((under) => {
    if (under.label !== "none" || !blank.test(under.text)) return [];
    const on = words.filter(
      (word) => word !== under && word.baseline === under.baseline && word.x0 < under.x1 && word.x1 > under.x0,
    );
    return on.some(({ label, x0 }) => label !== "none" && x0 === under.x0) ? [{ under, on }] : [];
  });
}

test("some forms keep dotted lines below filled-in values, each below one value only", () => {
  const documents = Array.from({ length: 200 }, (_, index) => makeDocument(9000 + index, { kind: "invoice" }));
  const forms = documents.map(({ pages }) => pages.flatMap(filledBlanks)).filter((blanks) => blanks.length > 0);
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.length).toBeLessThan(30);
  for (const { under, on } of forms.flat()) {
    expect(new Set(on.map(({ span }) => span)).size).toBe(1);
    expect(Math.max(...on.map(({ x1 }) => x1))).toBeLessThanOrEqual(under.x1);
  }
});
