import { validate as ruc } from "stdnum/lib/cjs/py/ruc.js";
import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

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
