import type { Country } from "../country-data.ts";

export const om: Country = {
  code: "OM",
  names: ["oman", "sultanate of oman"],
  languages: ["en"],
  currency: "OMR",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["LLC", "SAOC"],
  postalForm: undefined,
  taxIds: [{ names: ["VATIN"], shape: /^OM\d{10}$/ }],
};
