import { validate as rfc } from "stdnum/lib/cjs/mx/rfc.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const mx: Country = {
  code: "MX",
  names: ["mexico"],
  languages: ["es"],
  currency: "MXN",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["S.A. de C.V.", "S. de R.L. de C.V."],
  otherLegalForms: ["S.A.P.I. de C.V.", "S.C. de R.L. de C.V.", "S. de R.L.", "S.A.B. de C.V."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["RFC"], shape: /^[A-Z]{3,4}\d{6}[A-Z0-9]{3}$/, validate: rfc, provesItself: true }],
};
