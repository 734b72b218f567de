import { validate as ruc } from "stdnum/lib/cjs/ec/ruc.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ec: Country = {
  code: "EC",
  names: ["ecuador"],
  languages: ["es"],
  currency: "USD",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["S.A.", "Ltda"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["RUC"], shape: /^\d{13}$/, validate: ruc }],
};
