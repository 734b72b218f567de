import type { CodeParser } from "../payload.ts";
import { gstin } from "./check-digits.ts";
import { fromBase64, jsonMembers } from "./json-object.ts";
import { amount, date, identifier, plain, reading } from "./values.ts";

/**
 * India's signed e-invoice: a JWT whose claim `data` is JSON again. The signature needs the office's key and is not
 * judged.
 */
export const inEinvoice: CodeParser = {
  kind: "in-einvoice",
  read({ text }) {
    const token = /^[A-Za-z0-9_-]+\.([A-Za-z0-9_-]+)\.[A-Za-z0-9_-]+$/.exec(text.trim());
    const claims = jsonMembers(fromBase64(token?.[1]) ?? "");
    const members = jsonMembers(claims?.get("data") ?? "");
    if (!members?.has("SellerGstin")) return undefined;
    const credit = members.get("DocTyp") === "CRN";
    return reading({
      "vendor.tax_id": gstin(members.get("SellerGstin")),
      "customer.tax_id": gstin(members.get("BuyerGstin")),
      invoice_number: identifier(members.get("DocNo")),
      document_type: credit ? "credit_note" : undefined,
      date: date(members.get("DocDt"), "dmy"),
      total_amount: amount(members.get("TotInvVal")),
      currency: "INR",
      irn: plain(members.get("Irn"), 64),
    });
  },
};
