import type { Country } from "../country-data.ts";

export const gh: Country = {
  code: "GH",
  names: ["ghana"],
  languages: ["en"],
  currency: "GHS",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited"],
  postalForm: undefined,
  taxIds: [{ names: ["TIN"], shape: /^[CPGQV]\d{10}$/ }],
};
