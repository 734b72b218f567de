import { expect, it } from "vitest";
import { exampleContext } from "../../../drawing/example-context.ts";
import { drawTwoOffices } from "./two-offices.ts";

it("labels the address with the tax number as the seller's, and the other as no party's or, before it, as ambiguous", () => {
  for (let seed = 0; seed < 60; seed++) {
    const context = exampleContext(seed, seed % 2 ? "IN" : "DE");
    const { writer, content } = context;
    drawTwoOffices(context, { x: 30, y: 60, width: seed % 3 ? 520 : 250 }, "left");
    const { words } = writer.page;
    const own = words.filter(({ label }) => label === "vendor.address").map(({ text }) => text);
    const expected = content.seller.address.lines.join(" ").toLowerCase().replace(/,/g, "").split(" ");
    expect(own.join(" ").toLowerCase().replace(/,/g, "").split(" ")).toEqual(expected);
    const other = words.filter(({ label }) => label === "party.address");
    expect(other.length).toBeGreaterThan(0);
    const isFirst = words.findIndex(({ label }) => label.endsWith(".address")) === words.indexOf(other[0] as never);
    for (const { party, ambiguous = false } of other) {
      expect(writer.parties[party ?? -1]?.role).toBe("third_party");
      expect(ambiguous).toBe(isFirst);
    }
    expect(words.some(({ label }) => label === "vendor.tax_id")).toBe(true);
  }
});
