import { validate as brn } from "stdnum/lib/cjs/kr/brn.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const kr: Country = {
  code: "KR",
  names: ["south korea", "korea", "republic of korea"],
  languages: ["en"],
  currency: "KRW",
  dateOrder: "ymd",
  decimalMark: ".",
  legalForms: ["Co", "Ltd"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["BRN"], shape: /^\d{10}$/, validate: brn }],
};
