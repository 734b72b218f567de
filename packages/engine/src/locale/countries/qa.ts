import type { Country } from "../country-data.ts";

export const qa: Country = {
  code: "QA",
  names: ["qatar"],
  languages: ["en"],
  currency: "QAR",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["W.L.L.", "LLC"],
  postalForm: undefined,
  taxIds: [],
};
