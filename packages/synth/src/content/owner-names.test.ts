import { expect, it } from "vitest";
import { countryOf } from "../countries/countries.ts";
import { randomOf } from "../random.ts";
import { ownerName } from "./owner-names.ts";

it("names a firm with its owners, and fills every blank of the pattern", () => {
  for (const [code, language] of [
    ["IT", "it"],
    ["PL", "pl"],
    ["DK", "da"],
    ["GB", "en"],
  ] as const)
    for (let seed = 0; seed < 60; seed++) {
      const name = ownerName(randomOf(seed), countryOf(code), language, "Alfa") ?? "";
      expect(name.toLowerCase()).toContain("alfa");
      expect(name).not.toMatch(/[{}]|undefined/);
      expect(name.split(" ").length).toBeGreaterThan(1);
    }
});

it("has none in languages without such names", () => {
  expect(ownerName(randomOf(1), countryOf("HU"), "hu", "Alfa")).toBeUndefined();
});
