import { validate as vat } from "stdnum/lib/cjs/mt/vat.js";
import type { Country } from "../country-data.ts";

export const mt: Country = {
  code: "MT",
  names: ["malta"],
  languages: ["en", "mt"],
  currency: "EUR",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited", "PLC"],
  postalForm: { pattern: /\b([A-Z]{3}\s?\d{4})$/, city: "before" },
  taxIds: [
    { names: ["VAT", "VAT Nru", "Numru tal-VAT", "Nru tal-VAT"], prefix: "MT", shape: /^\d{8}$/, validate: vat },
  ],
};
