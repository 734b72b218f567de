import type { CodeParser } from "../payload.ts";
import { cuit } from "./check-digits.ts";
import { fromBase64, jsonMembers } from "./json-object.ts";
import { amount, date, reading, type Value } from "./values.ts";
import { addressAt } from "./web-address.ts";

/** The tax office's currency codes, for the currencies that occur. */
const currencies: Readonly<Record<string, string>> = {
  PES: "ARS",
  DOL: "USD",
  "060": "EUR",
  "012": "BRL",
  "021": "GBP",
  "033": "CLP",
  "011": "UYU",
};
const creditNotes = new Set(["3", "8", "13", "21", "53", "203", "208", "213"]);
/** The buyer's document is a tax number. */
const buyerIsCuit = new Set(["80", "86"]);

/** Argentina's tax office (AFIP, now ARCA): JSON in base64 behind an address. */
export const arAfip: CodeParser = {
  kind: "ar-afip",
  read({ text }) {
    const address = addressAt(text, ["afip.gob.ar", "arca.gob.ar", "afip.gov.ar"]);
    const json = fromBase64(address?.query.get("p")?.replaceAll(" ", "+"));
    const members = json === undefined ? undefined : jsonMembers(json);
    if (!members?.has("cuit")) return undefined;
    return reading({
      "vendor.tax_id": cuit(members.get("cuit")),
      "customer.tax_id": buyerIsCuit.has(members.get("tipoDocRec") ?? "") ? cuit(members.get("nroDocRec")) : undefined,
      date: date(members.get("fecha"), "ymd"),
      invoice_number: numberOf(members.get("ptoVta"), members.get("nroCmp")),
      document_type: creditNotes.has(members.get("tipoCmp") ?? "") ? "credit_note" : undefined,
      document_kind: short(members.get("tipoCmp")),
      total_amount: amount(members.get("importe")),
      currency: currencies[members.get("moneda") ?? ""],
      authorisation: short(members.get("codAut")),
    });
  },
};

/** Point of sale and number, as invoices print them. */
function numberOf(pointOfSale: string | undefined, number: string | undefined): Value {
  if (!/^\d{1,5}$/.test(pointOfSale ?? "") || !/^\d{1,8}$/.test(number ?? "")) return undefined;
  return `${pointOfSale?.padStart(5, "0")}-${number?.padStart(8, "0")}`;
}

function short(digits: string | undefined): string | undefined {
  return digits !== undefined && /^\d{1,20}$/.test(digits) ? digits : undefined;
}
