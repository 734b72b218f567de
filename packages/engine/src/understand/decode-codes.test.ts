import { describe, expect, it } from "vitest";
import { decodeTaxId, decodeTerms } from "./decode-codes.ts";
import { markedPage } from "./testing/marked-page.ts";

describe("a tax number", () => {
  it("is none where a plus says that it is a telephone number", () => {
    const page = markedPage([
      { text: "+491771122334", at: [0, 1], labels: { "vendor.tax_id": 0.9 } },
      { text: "333/4444/4444", at: [0, 4], labels: { "vendor.tax_id": 0.6 } },
    ]);
    expect(decodeTaxId(page, "vendor.tax_id").map(({ value }) => value)).toEqual(["333/4444/4444"]);
  });
});

describe("terms of payment", () => {
  const line = (text: string, y: number, chance = 0.9) =>
    text.split(" ").map((word, index) => ({
      text: word,
      at: [index * 4, y] as [number, number],
      labels: { payment_terms: chance },
    }));
  const values = (...words: Parameters<typeof markedPage>[0][]) =>
    decodeTerms(markedPage(words.flat())).map(({ value }) => value);

  it("on two lines are one: a discount for paying early, and the day by which all is due", () => {
    expect(values(line("2 % within 10 days", 1), line("net 30 days", 2))).toEqual(["2 % within 10 days net 30 days"]);
  });

  it("are not joined with what stands elsewhere, or is hardly taken for terms", () => {
    const apart = values(line("net 30 days", 1), line("net 14 days", 9), line("thank you", 2, 0.1));
    expect(apart).toEqual(["net 30 days", "net 14 days", "thank you"]);
  });
});
