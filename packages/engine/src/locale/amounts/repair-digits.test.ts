import { expect, it } from "vitest";
import { repairDigits } from "./repair-digits.ts";

it.each([
  ["1O.5O", "10.50"],
  ["71.OO", "71.00"],
  ["O00394528768", "000394528768"],
  ["l2,99", "12,99"],
  ["2O24-O3-05", "2024-03-05"],
  ["INV12", "INV12"],
  ["Solo", "Solo"],
  ["12.50", "12.50"],
])("%s becomes %s", (read, meant) => {
  expect(repairDigits(read)).toBe(meant);
});
