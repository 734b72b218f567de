import { validate as rut } from "stdnum/lib/cjs/cl/rut.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const cl: Country = {
  code: "CL",
  names: ["chile"],
  languages: ["es"],
  currency: "CLP",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.", "Ltda", "SpA"],
  otherLegalForms: ["E.I.R.L."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["RUT"], shape: /^\d{7,8}[\dK]$/, validate: rut }],
};
