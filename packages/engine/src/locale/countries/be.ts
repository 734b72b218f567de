import { validate as vat } from "stdnum/lib/cjs/be/vat.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const be: Country = {
  code: "BE",
  names: ["belgium", "belgie", "belgique", "belgien", "belgica", "belgio"],
  languages: ["nl", "fr", "de"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["SPRL", "SRL", "S.A.", "BVBA", "N.V.", "B.V."],
  otherLegalForms: ["V.O.F.", "CommV", "VZW", "ASBL", "SCRL", "CVBA"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["BTW", "TVA"], prefix: "BE", shape: /^[01]\d{9}$/, validate: vat }],
};
