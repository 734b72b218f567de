import { validate as pvm } from "stdnum/lib/cjs/lt/pvm.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const lt: Country = {
  code: "LT",
  names: ["lithuania", "lietuva", "litauen", "leedu", "liettua"],
  languages: ["lt", "en"],
  currency: "EUR",
  dateOrder: "ymd",
  decimalMark: ",",
  legalForms: ["UAB", "AB", "MB", "IĮ", "VšĮ"],
  postalForm: postalForms.digits,
  taxIds: [
    {
      names: ["PVM", "PVM kodas", "PVM mokėtojo kodas", "PVM mok. kodas"],
      prefix: "LT",
      shape: /^(?:\d{9}|\d{12})$/,
      validate: pvm,
    },
  ],
};
