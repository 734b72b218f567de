import { type Json, list, member, text, withoutUndefined } from "../json-walk.ts";
import { date } from "../printed-values.ts";
import type { Shape } from "./shape.ts";

/** Amounts are whole cents; 0 means that the amount was not read. */
function cents(value: Json): number | undefined {
  return typeof value === "number" && value !== 0 ? value / 100 : undefined;
}

/** Quantities are not in cents. */
const count = (value: Json) => (typeof value === "number" && value !== 0 ? value : undefined);

/** `parseDocument` of the OCR API. */
export const klippa: Shape = {
  name: "Klippa",
  recognises: (answer) =>
    member(answer, "data", "merchant_name") !== undefined && member(answer, "data", "amount") !== undefined,
  read(answer, wanted) {
    const of = (name: string) => member(answer, "data", name);
    // Times follow the day: 2026-04-03T00:00:00.
    const day = (name: string, label: string | undefined) => date(text(of(name))?.split("T")[0], label);
    const party = (name: string) =>
      withoutUndefined({
        name: text(of(`${name}_name`)),
        address: text(of(`${name}_address`)),
        tax_id: text(of(`${name}_vat_number`)),
      });
    return withoutUndefined({
      invoice_number: text(of("invoice_number")) ?? text(of("receipt_number")),
      date: day("date", wanted.date),
      due_date: day("payment_due_date", wanted.due_date),
      total_amount: cents(of("amount")),
      subtotal: cents(of("amountexvat")),
      total_tax: cents(of("vatamount")),
      currency: text(of("currency")),
      purchase_order: text(of("order_number")),
      vendor: party("merchant"),
      customer: party("customer"),
      line_items: list(of("lines"))
        .flatMap((block) => list(member(block, "lineitems")))
        .map((line) =>
          withoutUndefined({
            description: text(member(line, "title")) ?? text(member(line, "description")),
            sku: text(member(line, "sku")),
            quantity: count(member(line, "quantity")),
            unit_price: cents(member(line, "amount_each")),
            total: cents(member(line, "amount")),
          }),
        ),
    });
  },
};
