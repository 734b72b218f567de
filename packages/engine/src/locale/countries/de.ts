import { validate as stnr } from "stdnum/lib/cjs/de/stnr.js";
import { validate as vat } from "stdnum/lib/cjs/de/vat.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const de: Country = {
  code: "DE",
  names: ["germany", "deutschland", "allemagne", "alemania", "duitsland", "germania", "niemcy", "tyskland", "alemanha"],
  languages: ["de"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["GmbH", "mbH", "AG", "A. G.", "KG", "OHG", "UG", "e.K.", "e.V.", "VVaG", "SE"],
  otherLegalForms: [
    "gGmbH",
    "gUG",
    "GbR",
    "eG",
    "KGaA",
    "PartG mbB",
    "PartGmbB",
    "PartG",
    "mbB",
    "AöR",
    "e.Kfm.",
    "e.Kfr.",
    "a.G.",
  ],
  postalForm: postalForms.digits,
  taxIds: [
    { names: ["USt-IdNr.", "Umsatzsteuer-ID"], prefix: "DE", shape: /^\d{9}$/, validate: vat },
    { names: ["Steuernummer"], shape: /^\d{10,11}$/, validate: stnr },
  ],
};
