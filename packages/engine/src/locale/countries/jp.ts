import { validate as corporateNumber } from "stdnum/lib/cjs/jp/cn.js";
import type { Country } from "../country-data.ts";

export const jp: Country = {
  code: "JP",
  names: ["japan"],
  languages: ["en"],
  currency: "JPY",
  dateOrder: "ymd",
  decimalMark: ".",
  legalForms: ["K.K.", "Co", "Ltd"],
  otherLegalForms: ["G.K.", "Y.K."],
  postalForm: { pattern: /(?<![\d-])(\d{3}-\d{4})(?![\d-])/, city: "before" },
  taxIds: [
    {
      names: ["Registration Number"],
      shape: /^T\d{13}$/,
      validate: (id) => corporateNumber(id.slice("T".length)),
      provesItself: true,
    },
    { names: ["Registration Number"], shape: /^\d{13}$/ },
  ],
};
