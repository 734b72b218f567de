import type { Country } from "../country-data.ts";

export const hk: Country = {
  code: "HK",
  names: ["hong kong"],
  languages: ["en"],
  currency: "HKD",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited", "Co"],
  postalForm: undefined,
  taxIds: [{ names: ["BR No."], shape: /^\d{8}$/ }],
};
