import { validate as mva } from "stdnum/lib/cjs/no/mva.js";
import { validate as orgnr } from "stdnum/lib/cjs/no/orgnr.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const no: Country = {
  code: "NO",
  names: ["norway", "norge", "noreg", "norwegen", "norvege"],
  languages: ["no", "da", "en"],
  currency: "NOK",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["AS", "ASA", "ANS", "DA", "ENK", "SA", "KF", "NUF"],
  otherLegalForms: ["Aksjeselskap", "IKS", "SF"],
  postalForm: postalForms.digits,
  taxIds: [
    { names: ["Org.nr.", "MVA"], prefix: "NO", shape: /^\d{9}(?:MVA)?$/, validate: mva },
    { names: ["Org.nr.", "MVA"], shape: /^\d{9}MVA$/, validate: mva, provesItself: true },
    { names: ["Org.nr."], shape: /^\d{9}$/, validate: orgnr },
  ],
};
