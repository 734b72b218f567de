import { validate as uscc } from "stdnum/lib/cjs/cn/uscc.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const cn: Country = {
  code: "CN",
  names: ["china", "p.r. china", "people's republic of china"],
  languages: ["en"],
  currency: "CNY",
  dateOrder: "ymd",
  decimalMark: ".",
  legalForms: ["Co", "Ltd"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["USCC"], shape: /^[A-Z0-9]{18}$/, validate: uscc }],
};
