import { validate as iva } from "stdnum/lib/cjs/it/iva.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const it: Country = {
  code: "IT",
  names: ["italy", "italia", "italien", "italie"],
  languages: ["it"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["S.r.l.", "S.p.A.", "S.n.c.", "S.a.s."],
  otherLegalForms: ["S.r.l.s.", "S.c.a.r.l.", "S.c.r.l.", "S.c.p.A.", "Soc. Coop.", "Società Cooperativa"],
  postalForm: postalForms.digits,
  taxIds: [{ names: ["P. IVA", "Partita IVA", "P.I."], prefix: "IT", shape: /^\d{11}$/, validate: iva }],
};
