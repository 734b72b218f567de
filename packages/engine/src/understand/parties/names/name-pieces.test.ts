import { expect, it } from "vitest";
import type { Candidate } from "../../invoice-reading.ts";
import { withoutPieces } from "./name-pieces.ts";

function name(value: string, probability: number, box: readonly [number, number, number, number]): Candidate<string> {
  const print = { text: value, repeats: 1, weakest: probability, edge: 0, worstLegibility: 1 };
  return { value, probability, ...print, source: "ocr", evidence: { page: 1, box } };
}

const left = (...names: Candidate<string>[]) => withoutPieces(names).map(({ value }) => value);
const whole = name("Institut Alder für Holzbau", 0.5, [0.1, 0.1, 0.5, 0.14]);

it("a part of a name's print is no candidate beside the whole", () => {
  expect(left(name("Holzbau", 0.6, [0.1, 0.12, 0.3, 0.14]), whole)).toEqual([whole.value]);
});

it("a much likelier part, or the same words elsewhere, are one", () => {
  expect(left(name("Holzbau", 0.9, [0.1, 0.12, 0.3, 0.14]), whole)).toHaveLength(2);
  expect(left(name("Holzbau", 0.6, [0.1, 0.8, 0.3, 0.82]), whole)).toHaveLength(2);
});

it("two letters on a picture are no name beside a longer one", () => {
  expect(left(name("RJ", 0.4, [0.6, 0.2, 0.7, 0.22]), whole)).toEqual([whole.value]);
  expect(left(name("RJ", 0.4, [0.6, 0.2, 0.7, 0.22]))).toEqual(["RJ"]);
  expect(left(name("3M", 0.4, [0.6, 0.2, 0.7, 0.22]), whole)).toHaveLength(2);
});
