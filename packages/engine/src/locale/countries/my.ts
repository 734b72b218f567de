import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const my: Country = {
  code: "MY",
  names: ["malaysia"],
  languages: ["en"],
  currency: "MYR",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Sdn Bhd", "Bhd", "Enterprise"],
  otherLegalForms: ["PLT"],
  postalForm: postalForms.digits,
  taxIds: [
    { names: ["SST"], shape: /^[A-Z]\d{2}\d{4}\d{8}$/ },
    { names: ["GST"], shape: /^\d{12}$/ },
  ],
};
