import { type Json, list, member, text, withoutUndefined } from "../json-walk.ts";
import { amount, date } from "../printed-values.ts";
import type { Shape } from "./shape.ts";

/** prebuilt-invoice: the REST response (`analyzeResult`), or the client libraries' objects. */
function fieldsOf(answer: Json): Json {
  return (
    member(answer, "analyzeResult", "documents", 0, "fields") ??
    member(answer, "result", "contents", 0, "fields") ??
    member(answer, "documents", 0, "fields")
  );
}

const money = (field: Json) =>
  amount(
    member(field, "valueCurrency", "amount") ??
      member(field, "valueNumber") ??
      member(field, "value", "amount") ??
      member(field, "value") ??
      member(field, "content"),
  );

const words = (field: Json) => {
  const value = member(field, "value");
  return text(
    member(field, "valueString") ?? (typeof value === "string" ? value : undefined) ?? member(field, "content"),
  );
};

/** The address as printed; its parts are not reassembled. */
const address = (field: Json) =>
  text(member(field, "content") ?? member(field, "valueString") ?? member(field, "value"));

const day = (field: Json, wanted: string | undefined) =>
  date(member(field, "valueDate") ?? member(field, "value") ?? member(field, "content"), wanted);

export const azure: Shape = {
  name: "Azure Document Intelligence",
  recognises: (answer) => fieldsOf(answer) !== undefined,
  read(answer, wanted) {
    const fields = fieldsOf(answer);
    const of = (name: string) => member(fields, name);
    const code = (name: string) =>
      text(member(of(name), "valueCurrency", "currencyCode") ?? member(of(name), "value", "currencyCode"));
    const items = of("Items") ?? of("LineItems");
    return withoutUndefined({
      invoice_number: words(of("InvoiceId")),
      date: day(of("InvoiceDate"), wanted.date),
      due_date: day(of("DueDate"), wanted.due_date),
      total_amount: money(of("InvoiceTotal") ?? of("TotalAmount")),
      subtotal: money(of("SubTotal")),
      total_tax: money(of("TotalTax")),
      amount_due: money(of("AmountDue")),
      currency: words(of("CurrencyCode")) ?? code("InvoiceTotal") ?? code("AmountDue") ?? code("SubTotal"),
      purchase_order: words(of("PurchaseOrder")),
      vendor: withoutUndefined({
        name: words(of("VendorName")),
        address: address(of("VendorAddress")),
        tax_id: words(of("VendorTaxId")),
      }),
      customer: withoutUndefined({
        name: words(of("CustomerName")),
        address: address(of("CustomerAddress") ?? of("BillingAddress")),
        tax_id: words(of("CustomerTaxId")),
      }),
      line_items: list(member(items, "valueArray") ?? member(items, "value")).map((item) => {
        const line = member(item, "valueObject") ?? member(item, "value");
        return withoutUndefined({
          description: words(member(line, "Description")),
          sku: words(member(line, "ProductCode")),
          quantity: money(member(line, "Quantity")),
          unit_price: money(member(line, "UnitPrice")),
          total: money(member(line, "Amount")),
        });
      }),
    });
  },
};
