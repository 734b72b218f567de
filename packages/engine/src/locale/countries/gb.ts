import { validate as vat } from "stdnum/lib/cjs/gb/vat.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const gb: Country = {
  code: "GB",
  names: [
    "united kingdom",
    "uk",
    "u.k.",
    "great britain",
    "england",
    "scotland",
    "wales",
    "northern ireland",
    "vereinigtes konigreich",
    "royaume-uni",
  ],
  languages: ["en"],
  currency: "GBP",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited", "PLC", "LLP"],
  otherLegalForms: ["L.L.P.", "CIC"],
  postalForm: postalForms.british,
  taxIds: [{ names: ["VAT"], prefix: "GB", shape: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, validate: vat }],
};
