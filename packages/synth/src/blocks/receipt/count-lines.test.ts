import { expect, it } from "vitest";
import type { LabelledDocument } from "../../labelled-document.ts";
import { makeDocument } from "../../make-document.ts";

const receipts = Array.from({ length: 500 }, (_, seed) => makeDocument(seed + 520_000, { kind: "receipt" }));

/** Quantity and unit price on another line than the amount of their item. */
function countsApart({ pages }: LabelledDocument): ("above" | "below")[] {
  const words = pages.flatMap((page) => page.words);
  return words
    .filter(({ label }) => label === "line.quantity")
    .flatMap((quantity) => {
      const total = words.find(({ label, item }) => label === "line.total" && item === quantity.item);
      const name = words.find(({ label, item }) => label === "line.description" && item === quantity.item);
      if (!total || !name || Math.abs(total.baseline - name.baseline) > 1) return [];
      const apart = quantity.baseline - total.baseline;
      return Math.abs(apart) < 1 ? [] : [apart < 0 ? ("above" as const) : ("below" as const)];
    });
}

it("prints the count above the item on some receipts and below it on others", () => {
  const above = receipts.filter((receipt) => countsApart(receipt).includes("above"));
  const below = receipts.filter((receipt) => countsApart(receipt).includes("below"));
  expect(above.length).toBeGreaterThan(receipts.length / 50);
  expect(below.length).toBeGreaterThan(receipts.length / 50);
});

it("draws card slips with an amount and no items", () => {
  const slips = receipts.filter(({ truth }) => truth.line_items === undefined);
  expect(slips.length).toBeGreaterThan(receipts.length / 60);
  expect(slips.length).toBeLessThan(receipts.length / 10);
  for (const { truth } of slips) expect(truth.total_amount).toBeDefined();
});
