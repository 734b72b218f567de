import { validate as dph } from "stdnum/lib/cjs/sk/dph.js";
import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

export const sk: Country = {
  code: "SK",
  names: ["slovakia", "slovensko"],
  languages: ["en", "de"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["s.r.o.", "a.s."],
  postalForm: postalForms.threeAndTwo,
  taxIds: [{ names: ["IČ DPH"], prefix: "SK", shape: /^\d{10}$/, validate: dph }],
};
