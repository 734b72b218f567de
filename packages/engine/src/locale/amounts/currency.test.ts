import { expect, it } from "vitest";
import { currenciesIn } from "./currency.ts";

it("reads currencies from symbols, codes and forms without a blank", () => {
  expect(currenciesIn("€")[0]).toBe("EUR");
  expect(currenciesIn("12.00USD")).toEqual(["USD"]);
  expect(currenciesIn("R$")).toEqual(["BRL"]);
  expect(currenciesIn("kr")).toEqual(["DKK", "NOK", "SEK"]);
  expect(currenciesIn("$12.50")[0]).toBe("USD");
  expect(currenciesIn("RM12.50")).toEqual(["MYR"]);
  expect(currenciesIn("Q1,250.00")).toEqual(["GTQ"]);
  expect(currenciesIn("₺5,00")).toEqual(["TRY"]);
  expect(currenciesIn("NT$500")).toEqual(["TWD"]);
  expect(currenciesIn("¢441,920.15")).toEqual(["CRC"]);
  expect(currenciesIn("F CFA")).toEqual(["XOF"]);
  for (const none of ["TOTAL", "Q2", "12.50SR", "3.00B", "DA", "KR56276789", "https://shop.es/"])
    expect(currenciesIn(none)).toEqual([]);
});

it("reads the dollars of a country from the letters before or after the sign", () => {
  expect(currenciesIn("9.90US$")).toEqual(["USD"]);
  expect(currenciesIn("9,90$US")).toEqual(["USD"]);
  expect(currenciesIn("$CA")).toEqual(["CAD"]);
  expect(currenciesIn("9,90$HK")).toEqual(["HKD"]);
  expect(currenciesIn("$U1.250")).toEqual(["UYU"]);
  expect(currenciesIn("$XY")).toContain("USD");
});
