import { validate as nit } from "stdnum/lib/cjs/co/nit.js";
import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

export const co: Country = {
  code: "CO",
  names: ["colombia"],
  languages: ["es"],
  currency: "COP",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.S.", "S.A.", "Ltda"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["NIT"], shape: /^\d{9,10}$/, validate: nit }],
};
