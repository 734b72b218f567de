import { validate as pin } from "stdnum/lib/cjs/ke/pin.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ke: Country = {
  code: "KE",
  names: ["kenya"],
  languages: ["en"],
  currency: "KES",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["PIN"], shape: /^[AP]\d{9}[A-Z]$/, validate: pin }],
};
