import { validate as tn } from "stdnum/lib/cjs/eg/tn.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const eg: Country = {
  code: "EG",
  names: ["egypt"],
  languages: ["en"],
  currency: "EGP",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["S.A.E.", "LLC"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["Tax Registration Number"], shape: /^\d{9}$/, validate: tn }],
};
