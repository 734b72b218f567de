import { describe, expect, it } from "vitest";
import { countFilters, isFiltered, listSearch, nextSort, withSort } from "./filter.ts";

describe("The filters in the URL", () => {
  it("parse to what was written", () => {
    const search = {
      status: "completed",
      from: "2026-01-01",
      to: "2026-01-31",
      dated_from: "2025-12-01",
      dated_to: "2025-12-31",
      q: "harbour",
      min: 10.5,
      max: 99,
      band: "unsure",
      review: "approved",
      duplicates: "true",
      sort: "-total_amount",
    } as const;
    expect(listSearch(search)).toEqual(search);
    expect(listSearch({ ...search, min: "10.5", max: "99" })).toEqual(search);
  });

  it.each([
    ["a status that does not exist", { status: "paid" }],
    ["a day in another form", { from: "1.1.2026", to: "yesterday", dated_to: "2026" }],
    ["an amount that is none", { min: "ten", max: "Infinity" }],
    ["a band that does not exist", { band: "green" }],
    ["a review that does not exist", { review: "maybe" }],
    ["duplicates that are not wanted", { duplicates: "false" }],
    ["the order that every list has, and one that none has", { sort: "-created_at" }],
    ["an order that does not exist", { sort: "size" }],
    ["blanks and nothing", { q: "  ", min: "", status: null, band: undefined }],
    ["something else", { page: 3, constructor: "x" }],
  ])("leave out %s", (_, search) => {
    expect(listSearch(search)).toEqual({});
  });

  it("keep a zero, a negative amount and a search that looks like a number", () => {
    expect(listSearch({ min: 0, max: -5, q: 2041 })).toEqual({ min: 0, max: -5, q: "2041" });
  });

  it("are counted without search, status and order, which are always visible", () => {
    expect(countFilters({ q: "harbour", status: "failed", sort: "date" })).toBe(0);
    expect(countFilters({ q: "harbour", from: "2026-01-01", min: 0, duplicates: "true" })).toBe(3);
    expect(isFiltered({ sort: "date" })).toBe(false);
    expect(isFiltered({ sort: "date", q: "a" })).toBe(true);
  });
});

describe("The order of the list", () => {
  it("starts in the usual direction of the column, and reverses at the second click", () => {
    expect(nextSort("-created_at", "vendor")).toBe("vendor");
    expect(nextSort("vendor", "vendor")).toBe("-vendor");
    expect(nextSort("vendor", "total_amount")).toBe("-total_amount");
    expect(nextSort("-total_amount", "total_amount")).toBe("total_amount");
  });

  it("is in the URL unless it is newest first, and keeps the filters", () => {
    expect(withSort({ q: "a" }, "-date")).toEqual({ q: "a", sort: "-date" });
    expect(withSort({ q: "a", sort: "-date" }, "-created_at")).toEqual({ q: "a" });
  });
});
