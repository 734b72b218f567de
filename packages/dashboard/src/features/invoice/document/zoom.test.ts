import { expect, it } from "vitest";
import { nextZoom } from "./zoom.ts";

it("Zooming keeps the visible place, and stops at the largest and the smallest size", () => {
  expect(nextZoom(1, 1)).toBe(1.25);
  expect(nextZoom(1, -1)).toBe(0.75);
  expect(nextZoom(1.62, 1)).toBe(2);
  expect(nextZoom(1.62, -1)).toBe(1.5);
  expect(nextZoom(3, 1)).toBe(3);
  expect(nextZoom(0.5, -1)).toBe(0.5);
});
