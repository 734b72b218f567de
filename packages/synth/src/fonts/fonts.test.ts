import { expect, test } from "vitest";
import { buildAdvanceTable } from "./advance-table.ts";
import committed from "./advances.json" with { type: "json" };
import { printableCharacters } from "./characters.ts";
import { boldOf, fonts } from "./fonts.ts";
import { canPrint, lineMetrics, measure } from "./measure.ts";

test("the committed widths are those of the installed font files", () => {
  expect(buildAdvanceTable()).toEqual(committed);
});

test("every font has a width for every printable character", () => {
  for (const { name } of fonts) expect(measure(printableCharacters, name, 10)).toBeGreaterThan(100);
});

test("a width is proportional to the size and adds up over the characters", () => {
  expect(measure("Rechnung", "arimo", 20)).toBeCloseTo(2 * measure("Rechnung", "arimo", 10), 9);
  expect(measure("12,50", "cousine", 10)).toBeCloseTo(5 * measure("1", "cousine", 10), 9);
  expect(measure("Hello", "arimo", 1000)).toBe(722 + 556 + 222 + 222 + 556);
});

test("line metrics are positive distances with the capitals below the ascent", () => {
  for (const { name } of fonts) {
    const { ascent, descent, capHeight, xHeight } = lineMetrics(name, 12);
    expect(Math.min(descent, xHeight)).toBeGreaterThan(0);
    expect(ascent).toBeGreaterThan(capHeight);
    expect(capHeight).toBeGreaterThan(xHeight);
  }
});

test("unprintable characters are refused, not drawn as a box", () => {
  expect(canPrint("Łódź 1\u202f225,00 €")).toBe(true);
  expect(canPrint("見積")).toBe(false);
  expect(() => measure("見積", "arimo", 10)).toThrow("cannot be printed");
  expect(() => measure("a", "no-such-font", 10)).toThrow("no font");
});

test("a bold variant is a font of the index", () => {
  expect(boldOf("arimo")).toBe("arimo-bold");
  expect(boldOf("vt323")).toBe("vt323");
});
