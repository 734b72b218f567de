import { validate as nit } from "stdnum/lib/cjs/gt/nit.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const gt: Country = {
  code: "GT",
  names: ["guatemala"],
  languages: ["es"],
  currency: "GTQ",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["S.A.", "Ltda"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["NIT"], shape: /^\d{2,11}[\dK]$/, validate: nit }],
};
