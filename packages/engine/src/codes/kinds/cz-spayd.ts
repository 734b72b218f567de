import { crc32 } from "node:zlib";
import type { CodeParser } from "../payload.ts";
import { reference, taxIdOf } from "./check-digits.ts";
import { amount, bic, currency, date, Fault, iban, identifier, payable, plain, reading, type Value } from "./values.ts";

/** The Czech short payment descriptor, with the invoice descriptor (SID) alone or inside it. */
export const czSpayd: CodeParser = {
  kind: "cz-spayd",
  read({ text }) {
    const kind = /^(SPD|SID)\*\d+\.\d+\*/.exec(text)?.[1];
    if (kind === undefined) return undefined;
    if (!hasRightChecksum(text)) return reading({ crc32: new Fault("the checksum of the code is wrong") });
    const members = membersOf(text);
    if (kind === "SID") return reading(invoiceOf(members));
    const [account, bank] = (members.get("ACC") ?? "").split("+");
    return reading({
      ...invoiceOf(membersOf(members.get("X-INV") ?? "")),
      "payment.iban": iban(account),
      "payment.bic": bic(bank),
      ...payable(amount(members.get("AM"))),
      currency: currency(members.get("CC")),
      due_date: date(members.get("DT"), "ymd"),
      "payment.reference": reference(members.get("X-VS") ?? members.get("RF")),
      "vendor.name": plain(members.get("RN")),
      message: plain(members.get("MSG")),
    });
  },
};

function invoiceOf(members: ReadonlyMap<string, string>): Record<string, Value> {
  return {
    invoice_number: identifier(members.get("ID")),
    date: date(members.get("DD"), "ymd"),
    due_date: date(members.get("DT"), "ymd"),
    total_amount: amount(members.get("AM")),
    currency: currency(members.get("CC")),
    "vendor.tax_id": taxIdOf("CZ", members.get("VII")) ?? identifier(members.get("INI"), 20),
    "customer.tax_id": taxIdOf("CZ", members.get("VIR")) ?? identifier(members.get("INR"), 20),
    document_type: members.get("TD") === "1" ? "credit_note" : undefined,
  };
}

function membersOf(text: string): ReadonlyMap<string, string> {
  const parts = text
    .split("*")
    .slice(2)
    .filter((part) => part.includes(":"));
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(":")), unescaped(part.slice(part.indexOf(":") + 1))]));
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The checksum is of the members in the order of their names, without itself. */
function hasRightChecksum(text: string): boolean {
  const stated = /\*CRC32:([0-9A-F]{8})(?:\*|$)/i.exec(text)?.[1];
  if (stated === undefined) return true;
  const [head = "", version = "", ...members] = text
    .replace(/\*CRC32:[0-9A-F]{8}/i, "")
    .split("*")
    .filter((part) => part !== "");
  const canonical = [head, version, ...members.toSorted()].join("*");
  return crc32(canonical) === Number.parseInt(stated, 16);
}
