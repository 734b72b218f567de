import { validate as bn } from "stdnum/lib/cjs/ca/bn.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ca: Country = {
  code: "CA",
  names: ["canada"],
  languages: ["en", "fr"],
  currency: "CAD",
  dateOrder: "ymd",
  decimalMark: ".",
  legalForms: ["Inc", "Ltd", "Corp", "Ltée"],
  otherLegalForms: ["ULC", "Limitée", "S.E.N.C."],
  postalForm: postalForms.canadian,
  taxIds: [
    { names: ["GST/HST"], shape: /^\d{9}RT\d{4}$/, validate: bn, provesItself: true },
    { names: ["GST/HST", "BN"], shape: /^\d{9}$/, validate: bn },
  ],
};
