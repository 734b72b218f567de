import type { CodeParser } from "../payload.ts";
import { crc8, taxIdOf } from "./check-digits.ts";
import { amount, date, Fault, identifier, reading, type Value } from "./values.ts";
import { addressAt } from "./web-address.ts";

const identifierPattern = /^(TBAI-([A-Z0-9]{9})-(\d{6})-[^-]{13}-)(\d{3})$/;

/** TicketBAI of the Basque provinces: identifier and address each end with a checksum. */
export const esTicketbai: CodeParser = {
  kind: "es-ticketbai",
  read({ text }) {
    const address = addressAt(text, ["batuz.eus", "gipuzkoa.eus", "araba.eus", "euskadi.eus"]);
    const id = identifierPattern.exec(address?.query.get("id") ?? "");
    if (!address || !id) return undefined;
    const [whole = "", signed = "", issuer, day, check] = id;
    const intact = crc8(signed) === Number(check) && isWhole(text);
    const series = address.query.get("s");
    const number = [series, address.query.get("nf")].filter((part) => part).join("-");
    const values: Record<string, Value> = {
      ticketbai: whole,
      "vendor.tax_id": taxIdOf("ES", issuer),
      date: date(day, "ddmmyy"),
      invoice_number: identifier(number),
      total_amount: amount(address.query.get("i")),
      currency: "EUR",
    };
    return reading(intact ? values : { ticketbai: new Fault("the checksum of the code is wrong") });
  },
};

/** `cr` is the checksum of everything before it. */
function isWhole(text: string): boolean {
  const match = /^(.*)&cr=(\d{3})(?:&.*)?$/s.exec(text.trim());
  return match !== null && crc8(match[1] ?? "") === Number(match[2]);
}
