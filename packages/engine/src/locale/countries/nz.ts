import { validate as ird } from "stdnum/lib/cjs/nz/ird.js";
import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

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
