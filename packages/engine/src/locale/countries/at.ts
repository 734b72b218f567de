import { validate as uid } from "stdnum/lib/cjs/at/uid.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const at: Country = {
  code: "AT",
  names: ["austria", "osterreich", "autriche", "oesterreich", "oostenrijk"],
  languages: ["de"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["GmbH", "AG", "KG", "OG", "e.U."],
  otherLegalForms: ["GesbR", "Ges.m.b.H."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["UID", "USt-IdNr."], prefix: "AT", shape: /^U\d{8}$/, validate: uid }],
};
