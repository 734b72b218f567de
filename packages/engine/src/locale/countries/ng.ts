import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ng: Country = {
  code: "NG",
  names: ["nigeria"],
  languages: ["en"],
  currency: "NGN",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited", "PLC"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["TIN"], shape: /^(?:\d{8}-?\d{4}|\d{10})$/ }],
};
