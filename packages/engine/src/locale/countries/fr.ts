import { validate as siren } from "stdnum/lib/cjs/fr/siren.js";
import { validate as siret } from "stdnum/lib/cjs/fr/siret.js";
import { validate as tva } from "stdnum/lib/cjs/fr/tva.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const fr: Country = {
  code: "FR",
  names: ["france", "frankreich", "francia", "frankrijk", "frankrig", "francja"],
  languages: ["fr"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["SARL", "S.A.R.L.", "S.A.S.", "S.A.", "EURL"],
  otherLegalForms: ["S.A.S.U.", "S.N.C.", "SCI", "S.C.P.", "SCOP", "SELARL", "SELAS", "GIE", "GAEC", "SCEA", "EIRL"],
  postalForm: postalForms.digits,
  taxIds: [
    { names: ["N° TVA intracommunautaire", "TVA"], prefix: "FR", shape: /^[A-Z0-9]{2}\d{9}$/, validate: tva },
    { names: ["SIRET"], shape: /^\d{14}$/, validate: siret },
    { names: ["SIREN"], shape: /^\d{9}$/, validate: siren },
  ],
};
