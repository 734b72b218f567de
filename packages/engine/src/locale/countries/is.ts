import { validate as vsk } from "stdnum/lib/cjs/is/vsk.js";
import type { Country } from "../country-data.ts";

export const iceland: Country = {
  code: "IS",
  names: ["iceland", "island"],
  languages: ["en"],
  currency: "ISK",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["ehf", "hf"],
  postalForm: { pattern: /(?:^|\s)(?:IS-\s?)?(\d{3})(?=\s+\p{L})/u, city: "after" },
  taxIds: [{ names: ["VSK"], shape: /^\d{5,6}$/, validate: vsk }],
};
