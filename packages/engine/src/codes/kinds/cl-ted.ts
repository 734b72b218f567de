import type { CodeParser } from "../payload.ts";
import { rut } from "./check-digits.ts";
import { amount, date, identifier, plain, reading } from "./values.ts";

/** Placeholder number of buyers without one. */
const placeholderTaxId = "66666666-6";
const creditNote = "61";

/**
 * Chile's electronic stamp: XML in a PDF417 symbol. Its few members are taken by name; it is never parsed as a
 * document.
 */
export const clTed: CodeParser = {
  kind: "cl-ted",
  read({ text, bytes }) {
    if (!/^\s*<TED\b/.test(text)) return undefined;
    const content = new TextDecoder("latin1").decode(bytes);
    const data = /<DD>(.*?)<CAF\b/s.exec(content)?.[1] ?? "";
    const buyer = member(data, "RR");
    return reading({
      "vendor.tax_id": rut(member(data, "RE")),
      document_kind: identifier(member(data, "TD"), 4),
      document_type: member(data, "TD") === creditNote ? "credit_note" : undefined,
      invoice_number: identifier(member(data, "F"), 20),
      date: date(member(data, "FE"), "ymd"),
      "customer.tax_id": buyer === placeholderTaxId ? undefined : rut(buyer),
      "customer.name": plain(unescaped(member(data, "RSR"))),
      total_amount: amount(member(data, "MNT")),
      currency: "CLP",
      "vendor.name": plain(unescaped(/<RS>([^<]{1,80})<\/RS>/.exec(content)?.[1])),
    });
  },
};

function member(data: string, name: string): string | undefined {
  const from = data.indexOf(`<${name}>`);
  const to = data.indexOf(`</${name}>`, from);
  return from >= 0 && to > from ? data.slice(from + name.length + 2, to) : undefined;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string | undefined): string | undefined {
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? "");
}
