import { expect, test } from "vitest";
import { Moments } from "./moments.ts";

test("the curvature of a bent line is that of its parabola", () => {
  const moments = new Moments(100, 50);
  for (let x = 100; x < 300; x++) {
    for (const thickness of [-1, 0, 1]) moments.add(x, 50 + 0.002 * (x - 180) ** 2 + thickness);
  }
  expect(moments.curvature()).toBeCloseTo(0.002, 6);
});

test("a component one pixel wide has none", () => {
  const moments = new Moments(10, 10);
  for (let y = 10; y < 30; y++) moments.add(10, y);
  expect(moments.curvature()).toBeUndefined();
});
