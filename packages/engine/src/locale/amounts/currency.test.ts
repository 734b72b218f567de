import { expect, it } from "vitest";
import { canMean, currenciesIn } from "./currency.ts";

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
  expect(currenciesIn("Ft")).toEqual(["HUF"]);
  for (const none of ["TOTAL", "Q2", "12.50SR", "3.00B", "DA", "KR56276789", "https://shop.es/", "16ft"])
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

it("reads signs that countries share as those of all of them", () => {
  expect(currenciesIn("C$")).toEqual(["CAD", "NIO"]);
  expect(currenciesIn("Rs")).toEqual(["INR", "LKR", "MUR", "NPR", "PKR"]);
  expect(currenciesIn("$5.00")).toEqual(expect.arrayContaining(["JMD", "TTD", "FJD"]));
  expect(currenciesIn("TT$5.00")).toEqual(["TTD"]);
  expect(currenciesIn("₸")).toEqual(["KZT"]);
});

it.each([
  ["lei", "RON", "MDL"],
  ["FCFA", "XOF", "XAF"],
  ["12,50Bs.", "BOB", "VES"],
])("%s is the %s, but can be the %s in its country", (word, usual, borrowed) => {
  expect(currenciesIn(word)).toEqual([usual]);
  expect(canMean(word, usual)).toBe(true);
  expect(canMean(word, borrowed)).toBe(true);
  expect(canMean(usual, borrowed)).toBe(false);
  expect(canMean("€", borrowed)).toBe(false);
});

it.each(["ALL", "CUP", "12KGS", "MOP", "AWG", "LPs"])("%s is a word, a unit or a name of goods", (word) => {
  expect(currenciesIn(word)).toEqual([]);
});

it("knows no currency by the name of an object's own function, as an XML may give one", () => {
  expect(canMean("!", "valueOf")).toBe(false);
});
