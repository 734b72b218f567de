import { validate as vkn } from "stdnum/lib/cjs/tr/vkn.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const tr: Country = {
  code: "TR",
  names: ["turkey", "turkiye", "turkei", "turquie", "turkiye cumhuriyeti"],
  languages: ["tr", "en", "de"],
  currency: "TRY",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: [
    "A.Ş.",
    "Ltd. Şti.",
    "Ltd",
    "Anonim Şirketi",
    "Limited Şirketi",
    "Tic. Ltd. Şti.",
    "San. ve Tic. A.Ş.",
    "Koll. Şti.",
  ],
  otherLegalForms: ["Anonim Sirketi", "Limited Sirketi", "Ltd. Sti.", "Tic. Ltd. Sti."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["VKN", "Vergi No", "Vergi Numarası", "Vergi Kimlik No"], shape: /^\d{10}$/, validate: vkn }],
};
