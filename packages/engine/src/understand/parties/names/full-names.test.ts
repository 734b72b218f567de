import { expect, it } from "vitest";
import { allRules, rulesWithout } from "../../../rules.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { withFullNames } from "./full-names.ts";

function name(value: string, probability = 0.6): Candidate<string> {
  const rest = { repeats: 1, weakest: probability, edge: 0, worstLegibility: 1, source: "ocr" } as const;
  return { value, text: value, probability, ...rest };
}

const values = (names: readonly Candidate<string>[], rules = allRules) =>
  withFullNames(names, rules).map(({ value, probability }) => [value, probability]);

it("initials are the name that is written out elsewhere", () => {
  const names = [name("M.D.F.", 0.8), name("Marram Dune Ferries Ltd", 0.6)];
  expect(values(names)).toEqual([
    ["Marram Dune Ferries Ltd", 0.8],
    ["Marram Dune Ferries Ltd", 0.6],
  ]);
  expect(values(names, rulesWithout(["trade-signs"]))[0]?.[0]).toBe("M.D.F.");
});

it("other capitals, and two letters, are names of their own", () => {
  expect(values([name("MDX"), name("Marram Dune Ferries")])[0]?.[0]).toBe("MDX");
  expect(values([name("MD"), name("Marram Dune")])[0]?.[0]).toBe("MD");
});
