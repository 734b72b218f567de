import { type Json, list, member, text, withoutUndefined } from "../json-walk.ts";
import { amount, date } from "../printed-values.ts";
import type { Shape } from "./shape.ts";

/** Invoice and Financial Document of API v1, and models of API v2, whose values are one level deeper. */
function predictionOf(answer: Json): Json {
  return (
    member(answer, "document", "inference", "prediction") ??
    member(answer, "inference", "prediction") ??
    member(answer, "inference", "result", "fields")
  );
}

/** v1 has plain lists; v2 has `items`, each with `fields`. */
function entries(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value;
  return list(member(value, "items")).map((item) => member(item, "fields"));
}

const valueIn = (field: Json) =>
  typeof field === "object" ? (member(field, "value") ?? member(field, "fields", "address", "value")) : field;

/** A supplier may have several numbers: trade register, premises, VAT. */
const isOfTax = (type: string | undefined) => type !== undefined && /vat|tax|tva|mwst|ust|btw|iva|nif/i.test(type);

export const mindee: Shape = {
  name: "Mindee",
  recognises: (answer) => predictionOf(answer) !== undefined,
  read(answer, wanted) {
    const fields = predictionOf(answer);
    const of = (...names: readonly string[]) =>
      names.map((name) => valueIn(member(fields, name))).find((value) => value !== undefined);
    const taxId = (party: string) => {
      const name = `${party}_company_registration`;
      // Plural in v1, singular in v2.
      const numbers = [...entries(member(fields, `${name}s`)), ...entries(member(fields, name))];
      const chosen = numbers.find((each) => isOfTax(text(valueIn(member(each, "type"))))) ?? numbers[0];
      return text(valueIn(member(chosen, "value") ?? member(chosen, "number")));
    };
    return withoutUndefined({
      invoice_number: text(of("invoice_number", "document_number", "receipt_number")),
      date: date(of("date", "invoice_date"), wanted.date),
      due_date: date(of("due_date"), wanted.due_date),
      total_amount: amount(of("total_amount")),
      subtotal: amount(of("total_net")),
      total_tax: amount(of("total_tax")),
      currency: text(member(fields, "locale", "currency") ?? valueIn(member(fields, "locale", "fields", "currency"))),
      purchase_order: text(of("po_number", "purchase_order")),
      vendor: withoutUndefined({
        name: text(of("supplier_name")),
        address: text(of("supplier_address")),
        tax_id: taxId("supplier"),
      }),
      customer: withoutUndefined({
        name: text(of("customer_name")),
        address: text(of("customer_address")),
        tax_id: taxId("customer"),
      }),
      line_items: entries(member(fields, "line_items")).map((line) =>
        withoutUndefined({
          description: text(valueIn(member(line, "description"))),
          quantity: amount(valueIn(member(line, "quantity"))),
          unit_price: amount(valueIn(member(line, "unit_price"))),
          total: amount(valueIn(member(line, "total_amount") ?? member(line, "total_price"))),
        }),
      ),
    });
  },
};
