import { type Json, list, member, text, withoutUndefined } from "../json-walk.ts";
import { amount, date } from "../printed-values.ts";
import type { Shape } from "./shape.ts";

/** With confidence details every value is wrapped in an object. */
const plain = (field: Json) => (typeof field === "object" ? member(field, "value") : field);

export const veryfi: Shape = {
  name: "Veryfi",
  recognises: (answer) =>
    typeof member(answer, "vendor") === "object" &&
    member(answer, "total") !== undefined &&
    (member(answer, "currency_code") !== undefined || member(answer, "line_items") !== undefined),
  read(answer, wanted) {
    const of = (...path: readonly string[]) => plain(member(answer, ...path));
    return withoutUndefined({
      invoice_number: text(of("invoice_number")),
      date: date(of("date"), wanted.date),
      due_date: date(of("due_date"), wanted.due_date),
      total_amount: amount(of("total")),
      subtotal: amount(of("subtotal")),
      total_tax: amount(of("tax")),
      currency: text(of("currency_code")),
      purchase_order: text(of("purchase_order_number")),
      vendor: withoutUndefined({
        name: text(of("vendor", "name") ?? of("vendor", "raw_name")),
        address: text(of("vendor", "address") ?? of("vendor", "raw_address")),
        tax_id: text(of("vendor", "vat_number") ?? of("vendor", "reg_number")),
      }),
      customer: withoutUndefined({
        name: text(of("bill_to", "name") ?? of("bill_to_name")),
        address: text(of("bill_to", "address") ?? of("bill_to_address")),
        tax_id: text(of("bill_to", "vat_number")),
      }),
      line_items: list(member(answer, "line_items")).map((line) =>
        withoutUndefined({
          description: text(plain(member(line, "description"))),
          sku: text(plain(member(line, "sku"))),
          quantity: amount(plain(member(line, "quantity"))),
          unit_price: amount(plain(member(line, "price"))),
          total: amount(plain(member(line, "total"))),
        }),
      ),
    });
  },
};
