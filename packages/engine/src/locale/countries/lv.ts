import { validate as pvn } from "stdnum/lib/cjs/lv/pvn.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const lv: Country = {
  code: "LV",
  names: ["latvia", "latvija", "lettland"],
  languages: ["lv", "en"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["SIA", "AS", "IK", "ZS"],
  postalForm: postalForms.latvian,
  taxIds: [
    {
      names: ["PVN", "PVN Nr.", "PVN reģ. Nr.", "PVN reģistrācijas numurs", "Reģ. Nr."],
      prefix: "LV",
      shape: /^\d{11}$/,
      validate: pvn,
    },
  ],
};
