import { validate as nuit } from "stdnum/lib/cjs/mz/nuit.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const mz: Country = {
  code: "MZ",
  names: ["mozambique", "mocambique"],
  languages: ["pt"],
  currency: "MZN",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["Lda", "S.A."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["NUIT"], shape: /^\d{9}$/, validate: nuit }],
};
