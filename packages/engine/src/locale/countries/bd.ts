import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const bd: Country = {
  code: "BD",
  names: ["bangladesh"],
  languages: ["en"],
  currency: "BDT",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["BIN"], shape: /^(?:\d{9}|\d{13})$/ }],
};
