import { validate as gstin } from "stdnum/lib/cjs/in/gstin.js";
import type { Country } from "../country-data.ts";

export const india: Country = {
  code: "IN",
  names: ["india"],
  languages: ["en"],
  currency: "INR",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Pvt", "Ltd", "LLP"],
  otherLegalForms: ["L.L.P."],
  postalForm: { pattern: /(?<=\p{L}[,.]?[\s–-]+)(\d{3}\s?\d{3})$/u, city: "before" },
  taxIds: [
    { names: ["GSTIN"], shape: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/, validate: gstin, provesItself: true },
  ],
};
