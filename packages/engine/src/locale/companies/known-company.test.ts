import { describe, expect, it } from "vitest";
import { countriesOfCompany, isKnownCompany } from "./known-company.ts";

describe("a well-known company", () => {
  it.each(["Tesco", "TESCO Stores Ltd", "tesco express", "McDonald's #1234", "Żabka Polska Sp. z o.o.", "EDF", "ΔΕΗ"])(
    "is %s",
    (name) => {
      expect(isKnownCompany(name)).toBe(true);
    },
  );

  it.each(["", "Alder Furniture Ltd", "The Tesco Reader", "Spar- und Bauverein", "EDF Alder", "Tescom GmbH"])(
    "is not %j",
    (name) => {
      expect(isKnownCompany(name)).toBe(false);
    },
  );

  it("belongs to its countries, and to none if it is in many", () => {
    expect(countriesOfCompany("Biedronka")).toEqual(["PL"]);
    expect(countriesOfCompany("Rossmann")).toEqual(["DE", "PL", "CZ", "TR"]);
    expect(countriesOfCompany("Lidl")).toEqual([]);
    expect(countriesOfCompany("Alder Furniture")).toEqual([]);
  });
});
