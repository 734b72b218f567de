import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const li: Country = {
  code: "LI",
  names: ["liechtenstein"],
  languages: ["de"],
  currency: "CHF",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["AG", "Anstalt"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["MWST"], shape: /^\d{5,6}$/ }],
};
