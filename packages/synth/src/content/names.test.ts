import { expect, it } from "vitest";
import { countryOf } from "../countries/countries.ts";
import { randomOf } from "../random.ts";
import { longNumber } from "./identifiers.ts";
import { branchPart } from "./names.ts";

it("adds a branch to one name in thirty to one in twelve, in brackets or after a dash", () => {
  const parts = Array.from({ length: 1000 }, (_, seed) => branchPart(randomOf(seed), countryOf("IN"), "en"));
  const shown = parts.filter((part) => part !== "");
  expect(shown.length).toBeGreaterThan(parts.length / 30);
  expect(shown.length).toBeLessThan(parts.length / 12);
  for (const part of shown) expect(part).toMatch(/^ (\(\S.*\)|- \S.*)$/);
});

it("joins branch, fiscal year and counter to long numbers, with a blank only after the kind of document", () => {
  for (let seed = 0; seed < 200; seed++)
    expect(longNumber(randomOf(seed), 2015)).toMatch(/^(?:[A-Z]{1,3} )?[A-Z0-9/-]{3,}$/);
  expect(Array.from({ length: 200 }, (_, seed) => longNumber(randomOf(seed), 2015)).join()).toContain("/15-16/");
});
