import { validate as cpj } from "stdnum/lib/cjs/cr/cpj.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const cr: Country = {
  code: "CR",
  names: ["costa rica"],
  languages: ["es"],
  currency: "CRC",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.", "S.R.L."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["Cédula jurídica"], shape: /^\d{10}$/, validate: cpj }],
};
