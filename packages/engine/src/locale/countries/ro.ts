import { validate as cui } from "stdnum/lib/cjs/ro/cui.js";
import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

export const ro: Country = {
  code: "RO",
  names: ["romania"],
  languages: ["en"],
  currency: "RON",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.R.L.", "S.A."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["CIF", "CUI"], prefix: "RO", shape: /^\d{2,10}$/, validate: cui }],
};
