import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const mc: Country = {
  code: "MC",
  names: ["monaco"],
  languages: ["fr"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.M.", "SARL"],
  postalForm: postalForms.digits,
  taxIds: [],
};
