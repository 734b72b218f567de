import type { Country } from "../country-data.ts";

export const ao: Country = {
  code: "AO",
  names: ["angola"],
  languages: ["pt"],
  currency: "AOA",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["Lda", "S.A."],
  postalForm: undefined,
  taxIds: [{ names: ["NIF"], shape: /^(?:\d{9}[A-Z]{2}\d{3}|\d{10})$/ }],
};
