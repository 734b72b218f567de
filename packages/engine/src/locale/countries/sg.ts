import { validate as uen } from "stdnum/lib/cjs/sg/uen.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const sg: Country = {
  code: "SG",
  names: ["singapore"],
  languages: ["en"],
  currency: "SGD",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Pte", "Ltd"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["UEN", "GST Reg. No."], shape: /^(?:\d{8,9}[A-Z]|[STR]\d{2}[A-Z]{2}\d{4}[A-Z])$/, validate: uen }],
};
