import { validate as btw } from "stdnum/lib/cjs/nl/btw.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const nl: Country = {
  code: "NL",
  names: [
    "netherlands",
    "the netherlands",
    "nederland",
    "niederlande",
    "pays-bas",
    "paises bajos",
    "paesi bassi",
    "holland",
  ],
  languages: ["nl"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["B.V.", "N.V.", "VOF"],
  otherLegalForms: ["V.O.F.", "Maatschap", "Stichting", "Coöperatie", "U.A."],
  postalForm: postalForms.dutch,
  taxIds: [{ names: ["BTW"], prefix: "NL", shape: /^\d{9}B\d{2}$/, validate: btw }],
};
