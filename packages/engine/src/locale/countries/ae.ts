import type { Country } from "../country-data.ts";

export const ae: Country = {
  code: "AE",
  names: ["united arab emirates", "uae", "u.a.e."],
  languages: ["en"],
  currency: "AED",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["LLC", "FZE"],
  otherLegalForms: ["L.L.C", "FZ-LLC", "FZCO", "DMCC", "PJSC"],
  postalForm: undefined,
  taxIds: [{ names: ["TRN"], shape: /^100\d{12}$/ }],
};
