import { validate as oib } from "stdnum/lib/cjs/hr/oib.js";
import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

export const hr: Country = {
  code: "HR",
  names: ["croatia", "hrvatska", "kroatien"],
  languages: ["en"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["d.o.o.", "d.d."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["OIB"], prefix: "HR", shape: /^\d{11}$/, validate: oib }],
};
