import type { Prediction } from "@inkvoice/engine/scoring";
import { type Json, text, withoutUndefined } from "../json-walk.ts";
import { amount, date, type LabelDates } from "../printed-values.ts";

/** A value under the first of these names that has one. */
export type ValueOf = (...names: readonly string[]) => Json;

/**
 * Answers whose fields their user has named, such as labels of a trained model or members of a template: under our
 * names, or under those that are common for invoices.
 */
export function readUserNamedFields(of: ValueOf, lines: readonly ValueOf[], wanted: LabelDates): Prediction {
  const party = (...names: readonly string[]) => {
    const member = (...members: readonly string[]) =>
      text(of(...names.flatMap((name) => members.map((each) => `${name}_${each}`))));
    return withoutUndefined({
      name: member("name") ?? text(of(...names)),
      address: member("address"),
      tax_id: member("tax_id", "vat_number", "vat_id", "tax_number"),
    });
  };
  return withoutUndefined({
    invoice_number: text(of("invoice_number", "invoice_no", "invoice_id", "bill_no", "document_number")),
    date: date(of("date", "invoice_date", "issue_date", "date_of_issue"), wanted.date),
    due_date: date(of("due_date", "payment_due_date", "invoice_due_date"), wanted.due_date),
    total_amount: amount(of("total_amount", "invoice_amount", "total", "grand_total", "amount_total")),
    subtotal: amount(of("subtotal", "sub_total", "net_amount", "total_net")),
    total_tax: amount(of("total_tax", "tax_amount", "vat_amount", "tax")),
    amount_due: amount(of("amount_due", "total_due_amount", "balance_due")),
    currency: text(of("currency", "currency_code")),
    purchase_order: text(of("purchase_order", "po_number", "order_number")),
    vendor: party("vendor", "seller", "supplier", "merchant"),
    customer: party("customer", "buyer", "bill_to"),
    line_items: lines.map((line) =>
      withoutUndefined({
        description: text(line("description", "item_description", "item", "product")),
        sku: text(line("sku", "product_code", "item_code")),
        quantity: amount(line("quantity", "qty")),
        unit_price: amount(line("unit_price", "price", "rate")),
        total: amount(line("total", "line_amount", "amount", "line_total", "total_price")),
      }),
    ),
  });
}

/** `Line Amount`, `Line_Amount` and `lineAmount` are one name. */
export const plainName = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");
