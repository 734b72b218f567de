import { validate as tva } from "stdnum/lib/cjs/lu/tva.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const lu: Country = {
  code: "LU",
  names: ["luxembourg", "luxemburg"],
  languages: ["fr", "de"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.à r.l.", "S.A.", "Sàrl"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["TVA"], prefix: "LU", shape: /^\d{8}$/, validate: tva }],
};
