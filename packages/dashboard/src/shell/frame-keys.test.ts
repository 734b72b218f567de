import { expect, it } from "vitest";
import { nextRow } from "./frame-keys.ts";

it("J starts at the first row and K at the last, and both stop at the ends", () => {
  expect([nextRow(-1, 1, 3), nextRow(-1, -1, 3)]).toEqual([0, 2]);
  expect([nextRow(0, 1, 3), nextRow(1, -1, 3)]).toEqual([1, 0]);
  expect([nextRow(2, 1, 3), nextRow(0, -1, 3), nextRow(-1, 1, 0)]).toEqual([undefined, undefined, undefined]);
});
