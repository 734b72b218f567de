import { validate as tin } from "stdnum/lib/cjs/th/tin.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const th: Country = {
  code: "TH",
  names: ["thailand"],
  languages: ["en"],
  currency: "THB",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Co", "Ltd", "PCL"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["Tax ID"], shape: /^\d{13}$/, validate: tin }],
};
