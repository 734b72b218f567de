import { validate as cuit } from "stdnum/lib/cjs/ar/cuit.js";
import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

export const ar: Country = {
  code: "AR",
  names: ["argentina"],
  languages: ["es"],
  currency: "ARS",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.", "S.R.L."],
  postalForm: postalForms.argentine,
  taxIds: [{ names: ["CUIT"], shape: /^\d{11}$/, validate: cuit, provesItself: true }],
};
