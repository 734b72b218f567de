import { validate as nif } from "stdnum/lib/cjs/pt/nif.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const pt: Country = {
  code: "PT",
  names: ["portugal"],
  languages: ["pt"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["Lda", "S.A."],
  otherLegalForms: ["Unipessoal", "Limitada", "S.G.P.S."],
  postalForm: postalForms.portuguese,
  taxIds: [{ names: ["NIF", "NIPC", "Contribuinte"], prefix: "PT", shape: /^\d{9}$/, validate: nif }],
};
