import { validate as alv } from "stdnum/lib/cjs/fi/alv.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const fi: Country = {
  code: "FI",
  names: ["finland", "suomi", "finnland", "finlande", "soome", "somija", "suomija"],
  languages: ["fi", "sv", "en"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["Oy", "Oyj", "Ab", "Ky", "Tmi", "Osk", "ry"],
  otherLegalForms: ["Osuuskunta", "rf", "Osakeyhtiö"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["ALV-numero", "Y-tunnus"], prefix: "FI", shape: /^\d{8}$/, validate: alv }],
};
