import { describe, expect, it } from "vitest";
import { addDays, type DateFormat, formatDate, isoOf } from "./dates.ts";
import { formatMoney, formatNumber, formatQuantity, numberStyles } from "./numbers.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const day = { year: 2024, month: 3, day: 4 };

describe("dates", () => {
  it("are written in the order and with the separators of their format", () => {
    const numeric: DateFormat = { kind: "numeric", order: "dmy", separator: ".", padded: true, shortYear: false };
    expect(formatDate(day, numeric, months)).toBe("04.03.2024");
    expect(formatDate(day, { ...numeric, order: "mdy", separator: "/", padded: false, shortYear: true }, months)).toBe(
      "3/4/24",
    );
    expect(formatDate(day, { kind: "named", pattern: "d de M de y", monthForm: "full" }, months)).toBe(
      "4 de March de 2024",
    );
    expect(formatDate(day, { kind: "named", pattern: "th M y", monthForm: "full" }, months)).toBe("4th March 2024");
    expect(formatDate(day, { kind: "named", pattern: "dd-M-yy", monthForm: "short", upper: true }, months)).toBe(
      "04-MAR-24",
    );
  });

  it("are correct over month ends and leap days", () => {
    expect(isoOf(addDays({ year: 2024, month: 2, day: 28 }, 2))).toBe("2024-03-01");
    expect(isoOf(addDays({ year: 2024, month: 1, day: 1 }, -1))).toBe("2023-12-31");
  });
});

describe("numbers", () => {
  it("are grouped as their country does", () => {
    expect(formatNumber(1234567.5, 2, numberStyles.point)).toBe("1,234,567.50");
    expect(formatNumber(1234567.5, 2, numberStyles.comma)).toBe("1.234.567,50");
    expect(formatNumber(1234567.5, 2, numberStyles.spaceComma)).toBe("1 234 567,50");
    expect(formatNumber(1234567.5, 2, numberStyles.indian)).toBe("12,34,567.50");
    expect(formatNumber(1234567.5, 2, numberStyles.swiss)).toBe("1'234'567.50");
  });

  it("keep the decimals of a quantity", () => {
    expect(formatQuantity(2.125, 0, numberStyles.comma)).toBe("2,125");
    expect(formatQuantity(-3, 2, numberStyles.point)).toBe("-3.00");
  });

  it("have currency and sign where the document puts them", () => {
    const euro = { mark: "€", before: false, gap: " ", negative: "minus" } as const;
    expect(formatMoney(-12.5, 2, numberStyles.comma, euro)).toBe("-12,50 €");
    expect(formatMoney(-12.5, 2, numberStyles.comma, { ...euro, negative: "trailing" })).toBe("12,50 €-");
    expect(formatMoney(-12.5, 2, numberStyles.point, { ...euro, before: true, gap: "", negative: "parentheses" })).toBe(
      "(€12.50)",
    );
    expect(formatMoney(-12.5, 2, numberStyles.point, { ...euro, before: true, gap: "", negative: "minusInside" })).toBe(
      "€-12.50",
    );
  });
});
