import { validate as vat } from "stdnum/lib/cjs/gr/vat.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const gr: Country = {
  code: "GR",
  names: ["greece", "hellas", "griechenland", "ellada", "grece"],
  languages: ["el", "en"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.A.", "I.K.E.", "E.P.E.", "Α.Ε.", "Ι.Κ.Ε.", "Ε.Π.Ε.", "Ο.Ε.", "Ε.Ε.", "Α.Β.Ε.Ε."],
  postalForm: postalForms.threeAndTwo,
  taxIds: [{ names: ["ΑΦΜ", "Α.Φ.Μ.", "VAT"], prefix: "EL", shape: /^\d{9}$/, validate: vat }],
};
