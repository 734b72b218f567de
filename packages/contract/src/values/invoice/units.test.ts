import { describe, expect, it } from "vitest";
import { printedUnit, unitCode } from "./units.ts";

describe("units of measure", () => {
  it.each([
    ["KGM", "kg"],
    ["HUR", "h"],
    ["C62", "pcs"],
    ["H87", "pcs"],
    ["MTK", "m²"],
  ])("%s is printed %s", (code, printed) => {
    expect(printedUnit(code)).toBe(printed);
  });

  it.each([
    ["kg", "KGM"],
    ["Std.", "HUR"],
    ["Stück", "C62"],
    ["heures", "HUR"],
    ["m2", "MTK"],
    ["ZZ", "ZZ"],
    ["handfuls", "C62"],
    [undefined, "C62"],
  ])("%s is written %s", (printed, code) => {
    expect(unitCode(printed)).toBe(code);
  });

  it("an unknown code is kept, also one that equals a member name of objects", () => {
    expect(printedUnit("4P")).toBe("4P");
    expect(printedUnit("constructor")).toBe("constructor");
  });

  it("a printed unit gets a code that prints the same", () => {
    for (const code of ["C62", "KGM", "LTR", "DAY", "MON", "KWH", "XPK", "SET", "LS"])
      expect(unitCode(printedUnit(code))).toBe(code);
  });
});
