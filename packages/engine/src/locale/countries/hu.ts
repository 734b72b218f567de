import { validate as anum } from "stdnum/lib/cjs/hu/anum.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const hu: Country = {
  code: "HU",
  names: ["hungary", "magyarorszag", "ungarn", "hongrie"],
  languages: ["hu", "en", "de"],
  currency: "HUF",
  dateOrder: "ymd",
  decimalMark: ",",
  legalForms: ["Kft", "Zrt", "Nyrt", "Bt", "Kkt", "Kft.", "Zrt.", "Bt.", "E.V."],
  postalForm: postalForms.digits,
  taxIds: [
    { names: ["Adószám", "Közösségi adószám"], prefix: "HU", shape: /^\d{8}$/, validate: anum },
    { names: ["Adószám"], shape: /^\d{8}[1-5]\d{2}$/, validate: (id) => anum(id.slice(0, 8)) },
  ],
};
