import { describe, expect, it } from "vitest";
import { isSameCompanies } from "./company-content.ts";

describe("companies", () => {
  it("with empty members or blanks around them say the same", () => {
    const stored = [{ name: "Falke AG", addresses: ["Hafenweg 1"] }];
    const typed = [{ name: " Falke AG", aliases: [], addresses: ["Hafenweg 1", ""] }, { name: "" }];
    expect(isSameCompanies(typed, stored)).toBe(true);
  });

  it("with another name, address or country do not", () => {
    const stored = [{ name: "Falke AG" }];
    for (const typed of [
      [{ name: "Falke" }],
      [{ name: "Falke AG", addresses: ["Kiel"] }],
      [{ name: "Falke AG", country: "DE" }],
    ])
      expect(isSameCompanies(typed, stored)).toBe(false);
    expect(isSameCompanies([...stored, { name: "", addresses: ["Kiel"] }], stored)).toBe(false);
  });
});
