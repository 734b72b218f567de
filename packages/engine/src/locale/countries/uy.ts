import { validate as rut } from "stdnum/lib/cjs/uy/rut.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const uy: Country = {
  code: "UY",
  names: ["uruguay"],
  languages: ["es"],
  currency: "UYU",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.", "S.R.L."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["RUT"], shape: /^\d{12}$/, validate: rut, provesItself: true }],
};
