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
  ["bd. Ștefan cel Mare 8, MD-2001 Chișinău", "MD"],
  ["De la Rotonda 2c al lago, Managua, Nicaragua", "NI"],
  ["Barrio El Centro, Honduras", "HN"],
  ["Kralja Tomislava 3, 71000 Sarajevo", "BA"],
  ["Rustaveli Ave 5, 0108 Tbilisi, Georgia", "GE"],
  ["20 Peach Street, Atlanta, Georgia 30301", undefined],
  ["20 Peach Street, Atlanta, GA 30301", "US"],
  ["4 Lake Drive, Jersey City, New Jersey", undefined],
  ["Calle Bolivia 12, Getafe", undefined],
  ["Benin City, Nigeria", "NG"],
  ["5 Duke Street, Jamaica", "JM"],
])("the country of %s is %s", (address, country) => {
  expect(countriesOfAddress(address)).toEqual(country === undefined ? [] : [country]);
});

it("countries are recognised by tax numbers, telephone prefixes, and towns beside postal codes", () => {
  expect(countriesOfPage(["NIP 691-234-56-78"])).toEqual(["PL"]);
  expect(countriesOfPage(["Tel. 0034 91 555 01 00"])).toEqual(["ES"]);
  expect(countriesOfPage(["ИН по ЗДДС BG203817461"])).toEqual(["BG"]);
  expect(countriesOfPage(["Τηλ. +30 2310 555 010"])).toEqual(["GR"]);
  expect(countriesOfPage(["New Delhi - 110 019"])).toEqual(["IN"]);
  expect(countriesOfPage(["GST@5.0% 118.35"])).toEqual(["CA"]);
  expect(countriesOfPage(["Includes 15% GST"])).toEqual(["NZ"]);
  expect(countriesOfPage(["GST 18%", "Discount 5%, GST extra"])).toEqual([]);
  expect(countriesOfPage(["Vol 12 to Paris", "2 menus Madrid", "Gunipress 4"])).toEqual([]);
});

it("countries that share a prefix are told apart by the area code, and others by the form of their tax numbers", () => {
  expect(countriesOfPage(["Tel: +1 (876) 555-0100"])).toEqual(["JM"]);
  expect(countriesOfPage(["Tel: +1 868-555-0100"])).toEqual(["TT"]);
  expect(countriesOfPage(["Tel: +1 416 555 0100"])).toEqual([]);
  expect(countriesOfPage(["+7 (727) 555 01 00"])).toEqual(["KZ"]);
  expect(countriesOfPage(["+7 495 555-01-00"])).toEqual(["RU"]);
  expect(countriesOfPage(["COD FISCAL: 1012600012348"])).toEqual(["MD"]);
  expect(countriesOfPage(["Cod fiscal: RO18189442"])).toEqual([]);
  expect(countriesOfPage(["R.I.F. J-30512345-4"])).toEqual(["VE"]);
  expect(countriesOfPage(["Rif. 30512345", "RUC 20100047218"])).toEqual([]);
  expect(countriesOfPage(["RUC: J0310000012345"])).toEqual(["NI"]);
  expect(countriesOfPage(["R.T.N.: 0801-1985-123456"])).toEqual(["HN"]);
  expect(countriesOfPage(["Ley N° 453: El proveedor debe dar trato digno"])).toEqual(["BO"]);
  expect(countriesOfPage(["Toner 25.00 373 stk", "15.00 507.00"])).toEqual([]);
});

it("the common currency of several countries is unknown if they differ", () => {
  expect(commonCurrency(["ES", "FR"])).toBe("EUR");
  expect(commonCurrency(["ES", "GB"])).toBeUndefined();
  expect(commonCurrency([])).toBeUndefined();
});
