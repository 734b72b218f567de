import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalMarkOf, parseAmount, parsePercent } from "./amount.ts";

const printed = [
  ["1,234.56", 1234.56],
  ["1.234,56", 1234.56],
  ["1 234,56", 1234.56],
  ["1 234,56 $.", 1234.56],
  ["12,50 €,", 12.5],
  ["1\u202f234,56 €", 1234.56],
  ["1'234.50", 1234.5],
  ["1’234.50", 1234.5],
  ["1,23,456.00", 123456],
  ["12,34,567", 1234567],
  ["1.234.567", 1234567],
  ["1,234", 1234],
  ["0.125", 0.125],
  ["-5,00", -5],
  ["−5,00", -5],
  ["5,00-", -5],
  ["(5.00)", -5],
  ["[6.00]", 6],
  ["($1,200.00)", -1200],
  ["( 1,050.00", 1050],
  ["12.49F", 12.49],
  ["3,88 T", 3.88],
  ["12.50 CR", -12.5],
  ["€5", 5],
  ["EUR 5,00", 5],
  ["5,00EUR", 5],
  ["$-5.00", -5],
  ["RM12.30", 12.3],
  ["R$ 1.200,00", 1200],
  ["Rs.450", 450],
  ["AU$1,816.72", 1816.72],
  ["Euro10 953,78", 10953.78],
  ["12,50 Euro", 12.5],
  ["kr. 1.200,50", 1200.5],
  ["49,-", 49],
  [".50", 0.5],
  ["*12.00*", 12],
  ["100 000", 100000],
  ["Q1,234.56", 1234.56],
  ["Q. 1,234.56", 1234.56],
  ["¢441,920.15", 441920.15],
  ["₺5,00", 5],
  ["5.00 ₪", 5],
  ["₩5,000", 5000],
  ["5,000円", 5000],
  ["GH¢1,234.56", 1234.56],
  ["NT$5,000", 5000],
  ["F CFA 12 500", 12500],
  ["K.D. 1.250", 1250],
  ["1,234.56 L.E.", 1234.56],
  ["RO 12.500", 12500],
  ["B/. 5.00", 5],
  ["S/.5.00", 5],
  ["$U 1.234,56", 1234.56],
  ["UAH 5,00", 5],
  ["5,00 ₴", 5],
  ["15.00% $", 15],
  ["|5.00", 5],
  ["-1,25×C", -1.25],
] as const;

describe("a printed amount", () => {
  it.each(printed)("%s is %d", (text, value) => {
    expect(parseAmount(text)?.value).toBe(value);
  });

  it.each([
    "Q2",
    "L 4",
    "LE 10",
    "DIN 4711",
    "1. ALL",
    "CS00012727",
    "MT-005",
    "",
    "abc",
    "12/05/2020",
    "1.2.3",
    "12-34-56",
    "1,2,3",
    "INV12",
    "1.23,45.6",
    "--",
  ])("%j is none", (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });

  it("has three decimals if the document's decimal sign requires it", () => {
    expect(parseAmount("1.234", { decimalMark: "." })?.value).toBe(1.234);
    expect(parseAmount("1.234", { decimalMark: "," })?.value).toBe(1234);
  });

  const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
  it.each([
    ["comma groups", "en-US"],
    ["point groups", "de-DE"],
    ["narrow spaces", "fr-FR"],
    ["apostrophes", "de-CH"],
    ["lakhs", "en-IN"],
  ])("survives being printed with %s", (_, locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(cents, (value) => {
        expect(parseAmount(format.format(value / 100))?.value).toBeCloseTo(value / 100, 2);
      }),
    );
  });

  it("never throws and never returns a number that is not finite", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseAmount(text);
        expect(amount === undefined || Number.isFinite(amount.value)).toBe(true);
      }),
    );
  });
});

it("determines the decimal sign of a document from its amounts", () => {
  expect(decimalMarkOf(["1.200,00", "19,00", "01.02.2024"])).toBe(",");
  expect(decimalMarkOf(["1,200.00", "3.50"])).toBe(".");
  expect(decimalMarkOf(["12", "hello"])).toBeUndefined();
});

it("reads percentages and refuses impossible ones", () => {
  expect(parsePercent("19 %")).toBe(19);
  expect(parsePercent("7,7%")).toBe(7.7);
  expect(parsePercent("250 %")).toBeUndefined();
});
