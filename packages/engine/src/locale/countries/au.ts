import { validate as abn } from "stdnum/lib/cjs/au/abn.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const au: Country = {
  code: "AU",
  names: ["australia", "australie", "australien"],
  languages: ["en"],
  currency: "AUD",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Pty", "Ltd", "Limited"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["ABN"], shape: /^\d{11}$/, validate: abn, provesItself: true }],
};
