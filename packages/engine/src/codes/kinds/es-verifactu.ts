import type { CodeParser } from "../payload.ts";
import { taxIdOf } from "./check-digits.ts";
import { amount, date, identifier, reading } from "./values.ts";
import { addressAt } from "./web-address.ts";

/** Spain's VERI*FACTU, and the same code of systems that do not report. */
export const esVerifactu: CodeParser = {
  kind: "es-verifactu",
  read({ text }) {
    const address = addressAt(text, ["agenciatributaria.gob.es", "aeat.es"]);
    if (!address || !/\/ValidarQR(?:NoVerifactu)?$/i.test(address.path)) return undefined;
    return reading({
      "vendor.tax_id": taxIdOf("ES", address.query.get("nif")),
      invoice_number: identifier(address.query.get("numserie")),
      date: date(address.query.get("fecha"), "dmy"),
      total_amount: amount(address.query.get("importe")),
      currency: "EUR",
    });
  },
};
