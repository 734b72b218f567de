import { validate as ddv } from "stdnum/lib/cjs/si/ddv.js";
import type { Country } from "../country-data.ts";
import { postalForms } from "../postal-forms.ts";

export const si: Country = {
  code: "SI",
  names: ["slovenia", "slovenija"],
  languages: ["en"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["d.o.o.", "d.d."],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["DDV", "ID za DDV"], prefix: "SI", shape: /^\d{8}$/, validate: ddv }],
};
