import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const sa: Country = {
  code: "SA",
  names: ["saudi arabia", "ksa", "kingdom of saudi arabia"],
  languages: ["en"],
  currency: "SAR",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["LLC", "Co"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["VAT"], shape: /^3\d{13}3$/ }],
};
