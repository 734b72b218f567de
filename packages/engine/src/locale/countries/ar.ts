import { validate as cuit } from "stdnum/lib/cjs/ar/cuit.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ar: Country = {
  code: "AR",
  names: ["argentina"],
  languages: ["es"],
  currency: "ARS",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.", "S.R.L."],
  otherLegalForms: ["S.A.S.", "S.A.U."],
  postalForm: postalForms.argentine,
  taxIds: [{ names: ["CUIT"], shape: /^\d{11}$/, validate: cuit, provesItself: true }],
};
