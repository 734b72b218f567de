import { expect, it } from "vitest";
import type { Label, LabelledDocument } from "../../labelled-document.ts";
import { makeDocument } from "../../make-document.ts";

/** Share of invoices with the parties side by side on which the buyer is on the left. */
function buyerOnLeft(country: string): number {
  const invoices = Array.from({ length: 100 }, (_, seed) =>
    makeDocument(seed + 620_000, { kind: "invoice", layout: "invoice", country }),
  );
  const pairs = invoices.flatMap((document) => {
    const [seller, buyer] = [firstOf(document, "vendor.address"), firstOf(document, "customer.address")];
    const isBeside = seller && buyer && Math.abs(seller.baseline - buyer.baseline) < 2 * seller.size;
    return isBeside && Math.abs(seller.x0 - buyer.x0) > 10 * seller.size ? [{ seller, buyer }] : [];
  });
  expect(pairs.length).toBeGreaterThan(5);
  return pairs.filter(({ seller, buyer }) => buyer.x0 < seller.x0).length / pairs.length;
}

function firstOf({ pages }: LabelledDocument, label: Label) {
  return pages[0]?.words.find((word) => word.label === label);
}

it("places the buyer where the window of the country's letters is", () => {
  expect(buyerOnLeft("DE")).toBeGreaterThan(buyerOnLeft("FR") + 0.05);
});
