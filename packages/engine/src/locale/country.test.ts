import { expect, it } from "vitest";
import { countryByCode, countryOf, countryOfSharedName, dateOrderOfCurrency, isCountryCode } from "./country.ts";

it("recognises countries by their names and their currency", () => {
  expect(countryOf("Österreich")).toBe("AT");
  expect(countryOf("U.S.A.")).toBe("US");
  expect(countryByCode("CH")?.currency).toBe("CHF");
  expect(countryOf("Atlantis")).toBeUndefined();
  expect(dateOrderOfCurrency("USD")).toBe("mdy");
  expect(dateOrderOfCurrency("EUR")).toBe("dmy");
});

it("recognises names that are also those of states, towns or persons apart", () => {
  for (const name of ["Georgia", "Jersey", "Chad", "Mali", "Montenegro", "Guinea"]) {
    expect(countryOf(name), name).toBeUndefined();
    expect(countryOfSharedName(name), name).toBeDefined();
  }
  expect(countryOf("Géorgie")).toBeUndefined();
  expect(countryOf("Северна Македонија")).toBe("MK");
  expect(countryOf("Côte d’Ivoire")).toBe("CI");
  expect(countryOf("Republica Moldova")).toBe("MD");
});

it("does not take codes of states, provinces and regions for those of smaller countries", () => {
  for (const code of ["GA", "MD", "ME", "MN", "BO", "GE", "NA", "PR", "VE"])
    expect(isCountryCode(code), code).toBe(false);
  for (const code of ["CA", "DE", "MK", "KZ"]) expect(isCountryCode(code), code).toBe(true);
});
