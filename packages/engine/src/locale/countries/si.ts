import { validate as ddv } from "stdnum/lib/cjs/si/ddv.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const si: Country = {
  code: "SI",
  names: ["slovenia", "slovenija", "republika slovenija", "slowenien"],
  languages: ["sl", "en", "de"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["d.o.o.", "d.d.", "s.p.", "d.n.o.", "k.d.", "z.o.o."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["ID za DDV", "DDV", "Davčna številka"], prefix: "SI", shape: /^\d{8}$/, validate: ddv }],
};
