import type { Country } from "../country-facts.ts";

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
