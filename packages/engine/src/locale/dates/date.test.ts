import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOrderOf, daysBetween, isWholeDate, parseDate } from "./date.ts";

const printed = [
  ["2024-03-05", "2024-03-05"],
  ["05.03.2024", "2024-03-05"],
  ["5/3/24", "2024-03-05"],
  ["5 March 2024", "2024-03-05"],
  ["March 5th, 2024", "2024-03-05"],
  ["Mar 5 2024", "2024-03-05"],
  ["5. März 2024", "2024-03-05"],
  ["5 mars 2024", "2024-03-05"],
  ["5 de marzo de 2024", "2024-03-05"],
  ["5 marzo 2024", "2024-03-05"],
  ["5 maart 2024", "2024-03-05"],
  ["5 de março de 2024", "2024-03-05"],
  ["5 marca 2024", "2024-03-05"],
  ["5 marts 2024", "2024-03-05"],
  ["1er août 2024", "2024-08-01"],
  ["05-MAR-2024", "2024-03-05"],
  ["05MAR24", "2024-03-05"],
  ["20240305", "2024-03-05"],
  ["31/12/2023 14:05", "2023-12-31"],
  ["2024/3/5", "2024-03-05"],
  ["2024 m. kovo mėn. 5 d.", "2024-03-05"],
  ["5η Μαρτίου 2024", "2024-03-05"],
  ["5. märtsiks 2024", "2024-03-05"],
  ["5 Deireadh Fómhair 2024", "2024-10-05"],
] as const;

describe("a printed date", () => {
  it.each(printed)("%s is %s", (text, date) => {
    expect(parseDate(text, "dmy")).toBe(date);
  });

  it.each(printed)("%s has nothing behind it", (text) => {
    expect(isWholeDate(text)).toBe(true);
  });

  it("may stand behind a weekday or a caption, and before a time of day or the word for year or day", () => {
    const texts = [
      "Mon., 30 December 2026",
      "Due: 1.2.2026",
      "2026-12-30T00:00:00.000Z",
      "30.12.2026 r.",
      "2026. november 18.",
    ];
    expect(texts.filter((text) => !isWholeDate(text))).toEqual([]);
  });

  it("is refused with other words or digits behind it", () => {
    const texts = ["30 December 2026 foo", "2026-12-30x", "x2026-12-30", "30.12.2026 4711", "2026-12-300"];
    expect(texts.filter(isWholeDate)).toEqual([]);
  });

  it("is read month first if the document's other dates are", () => {
    expect(parseDate("03/05/2024", "mdy")).toBe("2024-03-05");
    expect(parseDate("03/05/2024", "dmy")).toBe("2024-05-03");
    expect(parseDate("03/25/2024", "dmy")).toBe("2024-03-25");
  });

  it.each(["", "31/02/2024", "45.13.2024", "1.234,56", "12345678", "May", "INV-2024"])("%j is no date", (text) => {
    expect(parseDate(text, "dmy")).toBeUndefined();
  });

  it.each([
    ..."en-GB de-DE fr-FR es-ES it-IT nl-NL pt-PT pl-PL sv-SE da-DK".split(" "),
    ..."fi-FI et-EE lv-LV lt-LT ga-IE mt-MT el-GR bg-BG".split(" "),
  ])("survives being written out in %s", (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
    const day = fc.date({ min: new Date("1990-01-01"), max: new Date("2045-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        expect(parseDate(format.format(date), "dmy", locale.slice(0, 2))).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });
});

it("determines day or month first from unambiguous dates", () => {
  expect(dateOrderOf(["03/04/2024", "25/04/2024"])).toBe("dmy");
  expect(dateOrderOf(["03/04/2024", "04/25/2024"])).toBe("mdy");
  expect(dateOrderOf(["03/04/2024"])).toBeUndefined();
});

it("takes the first number for the year where years come first, unless another date begins with its day", () => {
  expect(dateOrderOf(["24-06-30"], true)).toBe("ymd");
  expect(dateOrderOf(["24-06-30"])).toBe("dmy");
  expect(dateOrderOf(["30.06.24", "24-06-30"], true)).toBe("dmy");
  expect(parseDate("24-06-30", "ymd")).toBe("2024-06-30");
});

it("counts days across a leap day", () => {
  expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
});

describe("dates of further languages", () => {
  it.each([
    ["2026. november 18.", "ymd", "hu", "2026-11-18"],
    ["2026. szept. 2.", "ymd", "hu", "2026-09-02"],
    ["18. studenoga 2026.", "dmy", "hr", "2026-11-18"],
    ["2. listopada 2026.", "dmy", "hr", "2026-10-02"],
    ["2. listopadu 2026", "dmy", "cs", "2026-11-02"],
    ["18. decembra 2026", "dmy", "sk", "2026-12-18"],
    ["18. avgust 2026", "dmy", "sl", "2026-08-18"],
    ["18 noiembrie 2026", "dmy", "ro", "2026-11-18"],
    ["18. desember 2026", "dmy", "no", "2026-12-18"],
    ["18 Kasım 2026", "dmy", "tr", "2026-11-18"],
    ["18 KASIM 2026", "dmy", "tr", "2026-11-18"],
    ["1 ŞUBAT 2026", "dmy", "tr", "2026-02-01"],
  ] as const)("%s", (text, order, language, date) => {
    expect(parseDate(text, order, language)).toBe(date);
  });
});
