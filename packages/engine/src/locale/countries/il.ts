import { validate as hp } from "stdnum/lib/cjs/il/hp.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const il: Country = {
  code: "IL",
  names: ["israel"],
  languages: ["en"],
  currency: "ILS",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["Company No."], shape: /^\d{9}$/, validate: hp }],
};
