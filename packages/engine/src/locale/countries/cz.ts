import { validate as dic } from "stdnum/lib/cjs/cz/dic.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const cz: Country = {
  code: "CZ",
  names: ["czech republic", "czechia", "tschechien", "ceska republika", "cesko", "republique tcheque"],
  languages: ["cs", "en", "de"],
  currency: "CZK",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["s.r.o.", "a.s.", "spol. s r.o.", "v.o.s.", "k.s.", "z.s.", "družstvo"],
  otherLegalForms: ["o.p.s.", "příspěvková organizace"],
  postalForm: postalForms.threeAndTwo,
  taxIds: [{ names: ["DIČ"], prefix: "CZ", shape: /^\d{8,10}$/, validate: dic }],
};
