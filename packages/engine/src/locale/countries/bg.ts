import { validate as vat } from "stdnum/lib/cjs/bg/vat.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const bg: Country = {
  code: "BG",
  names: ["bulgaria", "balgariya", "bulgarien", "bulgarie"],
  languages: ["bg", "en"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["EOOD", "OOD", "AD", "ЕООД", "ООД", "АД", "ЕАД", "ЕТ"],
  postalForm: postalForms.digits,
  taxIds: [
    {
      names: ["VAT", "ДДС", "ИН по ЗДДС", "ИН по ДДС", "ЗДДС", "ЕИК", "ЕИК/БУЛСТАТ", "БУЛСТАТ"],
      prefix: "BG",
      shape: /^\d{9,10}$/,
      validate: vat,
    },
  ],
};
