import { validate as nip } from "stdnum/lib/cjs/pl/nip.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const pl: Country = {
  code: "PL",
  names: ["poland", "polska", "polen", "pologne"],
  languages: ["pl"],
  currency: "PLN",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["Sp. z o. o.", "S.A."],
  otherLegalForms: [
    "sp.j.",
    "sp.k.",
    "sp.p.",
    "sp. jawna",
    "sp. komandytowa",
    "s.c.",
    "P.S.A.",
    "spółka jawna",
    "spółka komandytowa",
    "spółka partnerska",
    "spółka cywilna",
    "spółka akcyjna",
    "spółka z ograniczoną odpowiedzialnością",
  ],
  postalForm: postalForms.polish,
  taxIds: [{ names: ["NIP"], prefix: "PL", shape: /^\d{10}$/, validate: nip }],
};
