import { validate as anum } from "stdnum/lib/cjs/hu/anum.js";
import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

export const hu: Country = {
  code: "HU",
  names: ["hungary", "magyarorszag", "ungarn"],
  languages: ["en"],
  currency: "HUF",
  dateOrder: "ymd",
  decimalMark: ",",
  legalForms: ["Kft", "Zrt", "Bt"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["Adószám"], prefix: "HU", shape: /^\d{8}$/, validate: anum }],
};
