import type { Country } from "../country-data.ts";

export const bh: Country = {
  code: "BH",
  names: ["bahrain", "kingdom of bahrain"],
  languages: ["en"],
  currency: "BHD",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["W.L.L.", "B.S.C."],
  postalForm: undefined,
  taxIds: [{ names: ["VAT Account Number"], shape: /^\d{15}$/ }],
};
