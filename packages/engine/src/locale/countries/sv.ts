import { validate as nit } from "stdnum/lib/cjs/sv/nit.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const sv: Country = {
  code: "SV",
  names: ["el salvador"],
  languages: ["es"],
  currency: "USD",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["S.A. de C.V."],
  postalForm: postalForms.digits,
  taxIds: [
    { names: ["NIT"], shape: /^\d{14}$/, validate: nit },
    { names: ["NRC"], shape: /^\d{2,8}$/ },
  ],
};
