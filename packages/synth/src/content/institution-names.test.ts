import { expect, it } from "vitest";
import { countryOf } from "../countries/countries.ts";
import { withDeliveryLine } from "../countries/delivery-lines.ts";
import { institutionsOf } from "../lexicon/institutions.ts";
import { randomOf } from "../random.ts";
import { institutionName } from "./institution-names.ts";

it("fills every placeholder of an institution's name, in all languages", () => {
  for (const language of Object.keys(institutionsOf) as (keyof typeof institutionsOf)[])
    for (let seed = 0; seed < 40; seed++)
      expect(institutionName(randomOf(seed), countryOf("CH"), language)).not.toMatch(/[{}]|undefined/);
});

it("adds a line to an address or replaces its street by a post box", () => {
  const lines = ["12 Mill Lane", "Ely CB7 4AA"];
  for (let seed = 0; seed < 60; seed++) {
    const longer = withDeliveryLine(randomOf(seed), countryOf("GB"), lines);
    expect(longer.join(" ")).not.toMatch(/[{}]|undefined/);
    expect(longer.at(-1)).toBe(lines[1]);
    expect(longer.length === 3 || /box|bag/i.test(longer[0] ?? "")).toBe(true);
  }
});
