import { expect, it } from "vitest";
import { countryByCode, countryOf, dateOrderOfCurrency } from "./country.ts";

it("recognises countries by their names and their currency", () => {
  expect(countryOf("Österreich")).toBe("AT");
  expect(countryOf("U.S.A.")).toBe("US");
  expect(countryByCode("CH")?.currency).toBe("CHF");
  expect(countryOf("Atlantis")).toBeUndefined();
  expect(dateOrderOfCurrency("USD")).toBe("mdy");
  expect(dateOrderOfCurrency("EUR")).toBe("dmy");
});
