import { expect, test } from "vitest";
import { makeDocument } from "./make-document.ts";

const blank = /^([._…])\1{2,}$/;

test("some forms keep their dotted lines under what is filled in, and no value is lost to them", () => {
  const documents = Array.from({ length: 200 }, (_, index) => makeDocument(9000 + index, { kind: "invoice" }));
  const forms = documents.filter(({ pages }) =>
    pages.some(({ words }) => {
      const blanks = words.filter(({ text, label }) => label === "none" && blank.test(text));
      return blanks.some((under) =>
        words.some((word) => word.label !== "none" && word.x0 === under.x0 && word.baseline === under.baseline),
      );
    }),
  );
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.length).toBeLessThan(30);
  for (const { truth } of forms) expect(truth.total_amount).toBeDefined();
});
