import { validate as vat } from "stdnum/lib/cjs/se/vat.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const se: Country = {
  code: "SE",
  names: ["sweden", "sverige", "schweden", "suede"],
  languages: ["sv"],
  currency: "SEK",
  dateOrder: "ymd",
  decimalMark: ",",
  legalForms: ["AB", "HB"],
  otherLegalForms: ["KB", "ekonomisk förening", "Aktiebolag", "Handelsbolag", "enskild firma"],
  postalForm: postalForms.threeAndTwo,
  taxIds: [{ names: ["Momsreg.nr.", "Org.nr."], prefix: "SE", shape: /^\d{12}$/, validate: vat }],
};
