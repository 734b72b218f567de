import { describe, expect, it } from "vitest";
import { decodeTaxId } from "./decode-codes.ts";
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
