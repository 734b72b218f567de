import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ad: Country = {
  code: "AD",
  names: ["andorra"],
  languages: ["es", "fr"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.", "S.L."],
  postalForm: postalForms.andorran,
  taxIds: [{ names: ["NRT"], shape: /^[A-Z]\d{6}[A-Z]$/ }],
};
