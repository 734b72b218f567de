import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const dz: Country = {
  code: "DZ",
  names: ["algeria", "algerie"],
  languages: ["fr"],
  currency: "DZD",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["SARL", "EURL", "SPA"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["NIF"], shape: /^\d{15}$/ }],
};
