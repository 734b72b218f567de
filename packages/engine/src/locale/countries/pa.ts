import type { Country } from "../country-data.ts";

export const pa: Country = {
  code: "PA",
  names: ["panama"],
  languages: ["es"],
  currency: "USD",
  dateOrder: "mdy",
  decimalMark: ".",
  legalForms: ["S.A.", "Corp", "Inc"],
  postalForm: undefined,
  taxIds: [{ names: ["RUC"], shape: /^\d{5,14}$/ }],
};
