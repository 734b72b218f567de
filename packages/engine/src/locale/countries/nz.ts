import { validate as ird } from "stdnum/lib/cjs/nz/ird.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const nz: Country = {
  code: "NZ",
  names: ["new zealand"],
  languages: ["en"],
  currency: "NZD",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["GST", "IRD"], shape: /^\d{8,9}$/, validate: ird }],
};
