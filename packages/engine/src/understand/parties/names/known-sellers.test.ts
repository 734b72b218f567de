import { describe, expect, it } from "vitest";
import type { Candidate } from "../../invoice-reading.ts";
import { knownSellersFirst } from "./known-sellers.ts";

function name(value: string, probability: number, more: Partial<Candidate<string>> = {}): Candidate<string> {
  const box = [0.3, 0.1, 0.6, 0.12] as const;
  const print = { text: value, repeats: 1, weakest: probability, edge: 0, worstLegibility: 0.9 };
  return { value, probability, ...print, source: "ocr", evidence: { page: 1, box }, ...more };
}

const sellers = (names: readonly Candidate<string>[], buyers: readonly Candidate<string>[] = []) =>
  knownSellersFirst(names, buyers).map(({ value, probability }) => [value, probability]);

describe("a well-known company at the top of a picture", () => {
  it("takes the probability of an unknown name", () => {
    const names = [name("ALWAYS FRESH", 0.9), name("TESCO Stores Ltd", 0.5), name("Alder", 0.2)];
    expect(sellers(names)).toEqual([
      ["TESCO Stores Ltd", 0.9],
      ["ALWAYS FRESH", expect.closeTo(0.1)],
      ["Alder", expect.closeTo(0.1)],
    ]);
  });

  it.each([
    ["is part of that name", name("Alder Tesco Franchise", 0.9), name("TESCO", 0.5), []],
    ["comes after another well-known one", name("Rossmann", 0.9), name("TESCO", 0.5), []],
    ["may be the buyer", name("Alder", 0.9), name("TESCO", 0.5), [name("Tesco", 0.2)]],
    ["has a text layer", name("Alder", 0.9), name("TESCO", 0.5, { source: "text" }), []],
    ["is below", name("Alder", 0.9), name("TESCO", 0.5, { evidence: { page: 1, box: [0, 0.6, 1, 0.7] } }), []],
  ])("does not if it %s", (_, first, known, buyers) => {
    expect(sellers([first, known], buyers)).toEqual([
      [first.value, 0.9],
      [known.value, 0.5],
    ]);
  });
});
