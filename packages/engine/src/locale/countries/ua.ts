import { validate as edrpou } from "stdnum/lib/cjs/ua/edrpou.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ua: Country = {
  code: "UA",
  names: ["ukraine"],
  languages: ["en"],
  currency: "UAH",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["LLC"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["ЄДРПОУ"], shape: /^\d{8}$/, validate: edrpou }],
};
