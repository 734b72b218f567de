import { expect, it } from "vitest";
import { fitLogistic, type Observation, sigmoid } from "./fit-logistic.ts";
import { seededRandom } from "./seeded-random.ts";

it("recovers the weights that generated the observations", () => {
  const next = seededRandom(5);
  const observations: Observation[] = Array.from({ length: 4000 }, () => {
    const features = [4 * next() - 2, 2 * next() - 1];
    return { features, right: next() < sigmoid(1.5 * features[0]! - 0.8 * features[1]! + 0.4) };
  });
  const [first = 0, second = 0, constant = 0] = fitLogistic(observations, 0.01, [0, 0, 0]);
  expect(first).toBeCloseTo(1.5, 0);
  expect(second).toBeCloseTo(-0.8, 0);
  expect(constant).toBeCloseTo(0.4, 0);
});

it("stays at its prior with very few observations", () => {
  const [weight = 0] = fitLogistic([{ features: [1], right: false }], 50, [1, 0]);
  expect(weight).toBeGreaterThan(0.9);
});
