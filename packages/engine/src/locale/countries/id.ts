import { validate as npwp } from "stdnum/lib/cjs/id/npwp.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const id: Country = {
  code: "ID",
  names: ["indonesia"],
  languages: ["en"],
  currency: "IDR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["Tbk"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["NPWP"], shape: /^\d{15,16}$/, validate: npwp }],
};
