import { validate as oib } from "stdnum/lib/cjs/hr/oib.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const hr: Country = {
  code: "HR",
  names: ["croatia", "hrvatska", "republika hrvatska", "kroatien"],
  languages: ["hr", "en", "de"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["d.o.o.", "j.d.o.o.", "d.d.", "obrt", "k.d.", "j.t.d.", "OPG"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["OIB", "PDV ID"], prefix: "HR", shape: /^\d{11}$/, validate: oib }],
};
