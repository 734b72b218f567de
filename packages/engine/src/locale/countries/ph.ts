import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ph: Country = {
  code: "PH",
  names: ["philippines"],
  languages: ["en"],
  currency: "PHP",
  dateOrder: "mdy",
  decimalMark: ".",
  legalForms: ["Inc", "Corp", "Corporation"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["TIN"], shape: /^(?:\d{9}|\d{12,14})$/ }],
};
