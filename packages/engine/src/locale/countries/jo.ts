import type { Country } from "../country-data.ts";

export const jo: Country = {
  code: "JO",
  names: ["jordan"],
  languages: ["en"],
  currency: "JOD",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["LLC", "Co"],
  postalForm: undefined,
  taxIds: [{ names: ["Tax Number"], shape: /^\d{6,9}$/ }],
};
