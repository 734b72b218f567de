import { validate as pib } from "stdnum/lib/cjs/rs/pib.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const rs: Country = {
  code: "RS",
  names: ["serbia", "srbija", "serbien"],
  languages: ["en"],
  currency: "RSD",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["d.o.o.", "a.d."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["PIB"], shape: /^\d{9}$/, validate: pib }],
};
