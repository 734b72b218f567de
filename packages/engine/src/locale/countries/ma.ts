import { validate as ice } from "stdnum/lib/cjs/ma/ice.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ma: Country = {
  code: "MA",
  names: ["morocco", "maroc"],
  languages: ["fr"],
  currency: "MAD",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["SARL", "S.A."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["ICE"], shape: /^\d{15}$/, validate: ice }],
};
