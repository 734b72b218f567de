import { validate as kmkr } from "stdnum/lib/cjs/ee/kmkr.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ee: Country = {
  code: "EE",
  names: ["estonia", "eesti", "estland", "igaunija", "estija"],
  languages: ["et", "en"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["OÜ", "AS", "MTÜ", "FIE", "TÜ"],
  postalForm: postalForms.digits,
  taxIds: [
    {
      names: ["KMKR", "KMKR nr", "KM reg nr", "Käibemaksukohustuslase nr"],
      prefix: "EE",
      shape: /^\d{9}$/,
      validate: kmkr,
    },
  ],
};
