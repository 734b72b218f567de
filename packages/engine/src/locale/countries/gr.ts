import { validate as vat } from "stdnum/lib/cjs/gr/vat.js";
import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

export const gr: Country = {
  code: "GR",
  names: ["greece", "hellas", "griechenland"],
  languages: ["en"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.", "I.K.E.", "E.P.E."],
  postalForm: postalForms.threeAndTwo,
  taxIds: [{ names: ["ΑΦΜ", "VAT"], prefix: "EL", shape: /^\d{9}$/, validate: vat }],
};
