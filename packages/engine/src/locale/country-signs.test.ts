import { expect, it } from "vitest";
import { commonCurrency, countriesOfAddress, countriesOfPage } from "./country-signs.ts";

it.each([
  ["Calle Mayor 4, 28010 MADRID", "ES"],
  ["Av. Libertador 100, CABA", "AR"],
  ["12 High Street, Springfield, IL 62701", "US"],
  ["21 King Street, Bristol BS1 4EQ", "GB"],
  ["5 Rua Nova, 01310-100 Centro", "BR"],
  ["Nehru Place, Sector 4 - 110019", undefined],
  ["Sector 4, Lucknow - 226010", "IN"],
  ["Storgatan 1, Lund, Sverige", "SE"],
  ["Main Street 5, Kinsale", undefined],
  ["бул. Витоша 12, 1000 София", "BG"],
  ["Ερμού 5, 105 63 Αθήνα", "GR"],
  ["Liepu iela 3, Talsi, LV-3201", "LV"],
  ["Pikk 4, 10123 Tallinn", "EE"],
])("the country of %s is %s", (address, country) => {
  expect(countriesOfAddress(address)).toEqual(country === undefined ? [] : [country]);
});

it("countries are recognised by tax numbers, telephone prefixes, and towns beside postal codes", () => {
  expect(countriesOfPage(["NIP 691-234-56-78"])).toEqual(["PL"]);
  expect(countriesOfPage(["Tel. 0034 91 555 01 00"])).toEqual(["ES"]);
  expect(countriesOfPage(["ИН по ЗДДС BG203817461"])).toEqual(["BG"]);
  expect(countriesOfPage(["Τηλ. +30 2310 555 010"])).toEqual(["GR"]);
  expect(countriesOfPage(["New Delhi - 110 019"])).toEqual(["IN"]);
  expect(countriesOfPage(["Vol 12 to Paris", "2 menus Madrid", "Gunipress 4"])).toEqual([]);
});

it("the common currency of several countries is unknown if they differ", () => {
  expect(commonCurrency(["ES", "FR"])).toBe("EUR");
  expect(commonCurrency(["ES", "GB"])).toBeUndefined();
  expect(commonCurrency([])).toBeUndefined();
});
