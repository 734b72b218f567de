import { expect, it } from "vitest";
import { type Choice, fitChoices } from "./fit-choices.ts";

/** A hundred choices in which the second feature decides and the first only seems to. */
const choices: Choice[] = Array.from({ length: 100 }, (_, index) => [
  { features: [index % 3, 1], right: 1 },
  { features: [(index + 1) % 3, 0], right: 0 },
]);

it("finds what tells the right option", () => {
  const { weights, before, after, possible } = fitChoices(choices, [1, 0]);
  expect(before).toBeLessThan(0.7);
  expect([after, possible]).toEqual([1, 1]);
  expect(weights[1] ?? 0).toBeGreaterThan(Math.abs(weights[0] ?? 0));
});

it("stays where it began when nothing tells the options apart", () => {
  expect(
    fitChoices(
      [
        [
          { features: [1], right: 0 },
          { features: [2], right: 0 },
        ],
      ],
      [0.5],
    ).weights,
  ).toEqual([0.5]);
});
