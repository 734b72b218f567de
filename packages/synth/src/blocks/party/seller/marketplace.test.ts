import { expect, it } from "vitest";
import { exampleContext } from "../../../drawing/example-context.ts";
import { drawMarketplace } from "./marketplace.ts";

it("shows the platform larger than the seller and labels only the seller as the vendor", () => {
  for (let seed = 0; seed < 60; seed++) {
    const context = exampleContext(seed, seed % 2 ? "ES" : "US");
    const { writer, content } = context;
    drawMarketplace(context, { x: 30, y: 60, width: 500 }, "left");
    const { words } = writer.page;
    const sellers = words.filter(({ label }) => label === "vendor.name");
    const platform = words.filter(({ label }) => label === "party.name");
    expect(
      sellers
        .map(({ text }) => text)
        .join(" ")
        .toLowerCase(),
    ).toContain(content.seller.name.toLowerCase());
    expect(platform[0]?.size).toBeGreaterThan(sellers[0]?.size ?? Number.POSITIVE_INFINITY);
    for (const { party } of platform) expect(writer.parties[party ?? -1]?.role).toBe("agency");
  }
});
