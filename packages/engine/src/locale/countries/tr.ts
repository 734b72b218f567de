import { validate as vkn } from "stdnum/lib/cjs/tr/vkn.js";
import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

export const tr: Country = {
  code: "TR",
  names: ["turkey", "turkiye"],
  languages: ["en", "de"],
  currency: "TRY",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["A.Ş.", "Ltd"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["VKN", "Vergi No"], shape: /^\d{10}$/, validate: vkn }],
};
