import { validate as ruc } from "stdnum/lib/cjs/py/ruc.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const py: Country = {
  code: "PY",
  names: ["paraguay"],
  languages: ["es"],
  currency: "PYG",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.", "S.R.L."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["RUC"], shape: /^\d{5,9}$/, validate: ruc }],
};
