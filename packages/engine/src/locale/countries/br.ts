import { validate as cnpj } from "stdnum/lib/cjs/br/cnpj.js";
import { validate as cpf } from "stdnum/lib/cjs/br/cpf.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const br: Country = {
  code: "BR",
  names: ["brazil", "brasil"],
  languages: ["pt"],
  currency: "BRL",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["Ltda", "S.A.", "EIRELI"],
  otherLegalForms: ["EPP", "S/A", "MEI"],
  postalForm: postalForms.brazilian,
  taxIds: [
    { names: ["CNPJ"], shape: /^\d{14}$/, validate: cnpj, provesItself: true },
    { names: ["CPF"], shape: /^\d{11}$/, validate: cpf },
  ],
};
