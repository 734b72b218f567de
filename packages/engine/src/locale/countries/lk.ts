import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const lk: Country = {
  code: "LK",
  names: ["sri lanka"],
  languages: ["en"],
  currency: "LKR",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["PLC", "Ltd"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["VAT"], shape: /^\d{9}$/ }],
};
