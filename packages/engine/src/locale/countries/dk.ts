import { validate as cvr } from "stdnum/lib/cjs/dk/cvr.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const dk: Country = {
  code: "DK",
  names: ["denmark", "danmark", "danemark", "danemarke", "dinamarca", "denemarken"],
  languages: ["da"],
  currency: "DKK",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["ApS", "A/S"],
  otherLegalForms: ["I/S", "K/S", "P/S", "IVS", "A.m.b.a.", "F.m.b.a.", "S.m.b.a."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["CVR", "SE-nr."], prefix: "DK", shape: /^\d{8}$/, validate: cvr }],
};
