import { expect, it } from "vitest";
import { exampleContext } from "../../../drawing/example-context.ts";
import { makeDocument } from "../../../make-document.ts";
import { drawOperatedBy } from "./operated-by.ts";

it("prints the company below a brand that is ambiguous", () => {
  for (let seed = 0; seed < 60; seed++) {
    const context = exampleContext(seed, seed % 2 ? "CH" : "IN");
    drawOperatedBy(context, { x: 30, y: 60, width: 500 }, "centre");
    const names = context.writer.page.words.filter(({ label }) => label === "vendor.name");
    expect(names[0]?.ambiguous).toBe(true);
    const company = names.filter(({ ambiguous }) => !ambiguous).map(({ text }) => text);
    expect(company.join(" ").toLowerCase()).toBe(context.content.seller.name.toLowerCase());
  }
});

it("leaves no receipt without a seller's name", () => {
  const receipts = Array.from({ length: 200 }, (_, index) => makeDocument(index + 9300, { kind: "receipt" }));
  expect(receipts.filter(({ truth }) => truth.vendor?.name === undefined).length).toBeLessThan(3);
});
