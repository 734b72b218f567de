import { validate as ruc } from "stdnum/lib/cjs/pe/ruc.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const pe: Country = {
  code: "PE",
  names: ["peru"],
  languages: ["es"],
  currency: "PEN",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["S.A.C.", "S.A.", "E.I.R.L.", "S.R.L."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["RUC"], shape: /^\d{11}$/, validate: ruc, provesItself: true }],
};
