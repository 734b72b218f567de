import { validate as dph } from "stdnum/lib/cjs/sk/dph.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const sk: Country = {
  code: "SK",
  names: ["slovakia", "slovensko", "slovenska republika", "slovak republic", "slowakei"],
  languages: ["sk", "en", "de"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["s.r.o.", "s. r. o.", "a.s.", "spol. s r.o.", "v.o.s.", "k.s.", "š.p."],
  postalForm: postalForms.threeAndTwo,
  taxIds: [{ names: ["IČ DPH"], prefix: "SK", shape: /^\d{10}$/, validate: dph }],
};
