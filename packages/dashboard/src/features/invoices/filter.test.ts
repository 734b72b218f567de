import { describe, expect, it } from "vitest";
import { countFilters, invoiceFilter } from "./filter.ts";

describe("The filters in the address", () => {
  it("are read as they were written", () => {
    const filter = {
      status: "completed",
      from: "2026-01-01",
      to: "2026-01-31",
      q: "harbour",
      min: 10.5,
      max: 99,
      band: "unsure",
      duplicates: "true",
    } as const;
    expect(invoiceFilter(filter)).toEqual(filter);
    expect(invoiceFilter({ ...filter, min: "10.5", max: "99" })).toEqual(filter);
  });

  it.each([
    ["a status that does not exist", { status: "paid" }],
    ["a day in another form", { from: "1.1.2026", to: "yesterday" }],
    ["an amount that is none", { min: "ten", max: "Infinity" }],
    ["a band that does not exist", { band: "green" }],
    ["duplicates that are not wanted", { duplicates: "false" }],
    ["blanks and nothing", { q: "  ", min: "", status: null, band: undefined }],
    ["something else", { page: 3, constructor: "x" }],
  ])("leave out %s", (_, search) => {
    expect(invoiceFilter(search)).toEqual({});
  });

  it("keep a zero, a negative amount and a search that looks like a number", () => {
    expect(invoiceFilter({ min: 0, max: -5, q: 2041 })).toEqual({ min: 0, max: -5, q: "2041" });
  });

  it("are counted without the search and the status, which are always in sight", () => {
    expect(countFilters({ q: "harbour", status: "failed" })).toBe(0);
    expect(countFilters({ q: "harbour", from: "2026-01-01", min: 0, duplicates: "true" })).toBe(3);
  });
});
