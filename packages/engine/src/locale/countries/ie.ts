import { validate as vat } from "stdnum/lib/cjs/ie/vat.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ie: Country = {
  code: "IE",
  names: ["ireland", "irland", "irlande", "ierland", "eire"],
  languages: ["en", "ga"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited", "DAC", "Teoranta"],
  otherLegalForms: ["CLG"],
  postalForm: postalForms.irish,
  taxIds: [
    {
      names: ["VAT", "CBL", "Uimhir CBL", "Uimh. CBL"],
      prefix: "IE",
      shape: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
      validate: vat,
    },
  ],
};
