import { validate as nif } from "stdnum/lib/cjs/es/nif.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const es: Country = {
  code: "ES",
  names: ["spain", "espana", "spanien", "espagne", "spanje", "spagna", "espanha"],
  languages: ["es"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.L.", "S.A.", "S.L.U."],
  otherLegalForms: [
    "S.A.U.",
    "S.L.L.",
    "S.L.P.",
    "S.C.P.",
    "S. Coop.",
    "S.A.L.",
    "Sociedad Limitada",
    "Sociedad Anónima",
  ],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["NIF", "CIF"], prefix: "ES", shape: /^[A-Z0-9]\d{7}[A-Z0-9]$/, validate: nif }],
};
