import type { CodeParser } from "../payload.ts";
import { bytesFromBase64 } from "./json-object.ts";
import { amount, date, plain, reading } from "./values.ts";

/**
 * Saudi Arabia's simplified invoice: tag, length, value in base64; tags 1 to 5 are its contents, the rest signatures.
 */
export const saZatca: CodeParser = {
  kind: "sa-zatca",
  read({ text }) {
    const bytes = text.length >= 20 ? bytesFromBase64(text) : undefined;
    const members = bytes && taggedValues(bytes);
    const taxId = members?.get(2);
    if (!members || !/^3\d{13}3$/.test(taxId ?? "") || !members.has(4)) return undefined;
    return reading({
      "vendor.name": plain(members.get(1)),
      "vendor.tax_id": taxId,
      date: date(members.get(3), "ymd"),
      total_amount: amount(members.get(4)),
      total_tax: amount(members.get(5)),
      currency: "SAR",
    });
  },
};

/** Undefined where the lengths do not add up. */
function taggedValues(bytes: Uint8Array): ReadonlyMap<number, string> | undefined {
  const values = new Map<number, string>();
  let at = 0;
  while (at + 2 <= bytes.length) {
    const [tag = 0, length = 0] = [bytes[at], bytes[at + 1]];
    if (at + 2 + length > bytes.length || tag === 0) return undefined;
    if (!values.has(tag)) values.set(tag, new TextDecoder().decode(bytes.subarray(at + 2, at + 2 + length)));
    at += 2 + length;
  }
  return at === bytes.length ? values : undefined;
}
