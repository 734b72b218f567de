import { expect, it } from "vitest";
import { type Choice, fitChoices, rightShare } from "./fit-choices.ts";

/** A hundred choices in which the second feature decides and the first only seems to. */
const choices: Choice[] = Array.from({ length: 100 }, (_, index) => [
  { features: [index % 3, 1], right: 1 },
  { features: [(index + 1) % 3, 0], right: 0 },
]);

it("finds the feature that tells the right option", () => {
  const weights = fitChoices(choices, 0.2, [1, 0]);
  expect(rightShare(choices, [1, 0])).toBeLessThan(0.7);
  expect(rightShare(choices, weights)).toBe(1);
  expect(weights[1] ?? 0).toBeGreaterThan(Math.abs(weights[0] ?? 0));
});

it("moves less with a stronger prior", () => {
  const moved = [1, 100, 10_000].map((ridge) => fitChoices(choices, ridge, [1, 0])[1] ?? 0);
  expect(moved).toEqual(moved.toSorted((a, b) => b - a));
  expect(moved[2]).toBeLessThan(0.1);
});

it("stays at its start when no feature tells the options apart", () => {
  const alike: Choice = [
    { features: [1], right: 0 },
    { features: [2], right: 0 },
  ];
  expect(fitChoices([alike], 1, [0.5])).toEqual([0.5]);
});
