import { validate as uid } from "stdnum/lib/cjs/ch/uid.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const ch: Country = {
  code: "CH",
  names: ["switzerland", "schweiz", "suisse", "svizzera", "zwitserland", "suiza"],
  languages: ["de", "fr", "it"],
  currency: "CHF",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["AG", "GmbH", "SA", "Sàrl"],
  otherLegalForms: ["Sagl", "Genossenschaft"],
  postalForm: postalForms.digits,
  taxIds: [
    {
      names: ["MWST", "UID", "TVA", "IVA"],
      prefix: "CHE",
      shape: /^\d{9}(?:MWST|TVA|IVA|TPV)?$/,
      // The tax that follows the number is not part of it.
      validate: (id) => uid(id.slice(0, "CHE123456789".length)),
    },
  ],
};
