import { validate as vat } from "stdnum/lib/cjs/cy/vat.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const cy: Country = {
  code: "CY",
  names: ["cyprus", "kypros", "zypern", "chypre"],
  languages: ["el", "en"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["Ltd", "Limited", "Λτδ", "Λίμιτεδ"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["VAT", "Αρ. ΦΠΑ", "Αριθμός ΦΠΑ"], prefix: "CY", shape: /^\d{8}[A-Z]$/, validate: vat }],
};
