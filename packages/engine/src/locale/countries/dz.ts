import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

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
