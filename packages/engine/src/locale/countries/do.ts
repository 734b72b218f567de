import { validate as rnc } from "stdnum/lib/cjs/do/rnc.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const dominicanRepublic: Country = {
  code: "DO",
  names: ["dominican republic", "republica dominicana", "rep. dom."],
  languages: ["es"],
  currency: "DOP",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["S.R.L.", "S.A.", "EIRL"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["RNC"], shape: /^\d{9}$/, validate: rnc }],
};
