import { validate as cui } from "stdnum/lib/cjs/ro/cui.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ro: Country = {
  code: "RO",
  names: ["romania", "rumanien", "roumanie"],
  languages: ["ro", "en", "fr"],
  currency: "RON",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.R.L.", "SRL", "S.A.", "S.R.L.-D", "S.N.C.", "S.C.S.", "PFA", "I.I."],
  otherLegalForms: ["S.C."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["CIF", "CUI", "Cod fiscal", "Cod TVA"], prefix: "RO", shape: /^\d{2,10}$/, validate: cui }],
};
