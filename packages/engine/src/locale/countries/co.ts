import { validate as nit } from "stdnum/lib/cjs/co/nit.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const co: Country = {
  code: "CO",
  names: ["colombia"],
  languages: ["es"],
  currency: "COP",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.S.", "S.A.", "Ltda"],
  otherLegalForms: ["S. en C."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["NIT"], shape: /^\d{9,10}$/, validate: nit }],
};
