import { validate as vat } from "stdnum/lib/cjs/za/vat.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const za: Country = {
  code: "ZA",
  names: ["south africa"],
  languages: ["en"],
  currency: "ZAR",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Pty", "Ltd"],
  otherLegalForms: ["NPC"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["VAT"], shape: /^4\d{9}$/, validate: vat }],
};
