import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const pk: Country = {
  code: "PK",
  names: ["pakistan"],
  languages: ["en"],
  currency: "PKR",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Pvt", "Ltd", "Limited"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [
    { names: ["NTN"], shape: /^\d{7}-?\d$/ },
    { names: ["STRN"], shape: /^\d{13}$/ },
  ],
};
