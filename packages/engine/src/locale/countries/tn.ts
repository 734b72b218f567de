import { validate as mf } from "stdnum/lib/cjs/tn/mf.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const tn: Country = {
  code: "TN",
  names: ["tunisia", "tunisie"],
  languages: ["fr"],
  currency: "TND",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["SARL", "SUARL", "S.A."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["Matricule fiscal", "MF"], shape: /^\d{7}[A-Z](?:[A-Z]{2}\d{3})?$/, validate: mf }],
};
