import { currenciesIn } from "@inkvoice/engine/locale/currency";
import { type Json, list, member, text, withoutUndefined } from "../json-walk.ts";
import { amount, date } from "../printed-values.ts";
import type { Shape } from "./shape.ts";

const typeOf = (field: Json) => text(member(field, "Type", "Text"));
const printed = (field: Json) => text(member(field, "ValueDetection", "Text"));
const groupsOf = (field: Json) =>
  list(member(field, "GroupProperties")).flatMap((group) => list(member(group, "Types")));

/** The first field of one of these types; of several addresses, the one of the right party. */
function finder(fields: readonly Json[]) {
  return (types: readonly string[], party?: string) =>
    types
      .map((type) => {
        const ofType = fields.filter((field) => typeOf(field) === type);
        return party ? ofType.find((field) => groupsOf(field).includes(party)) : ofType[0];
      })
      .find((field) => field !== undefined);
}

/** AnalyzeExpense: printed texts by type, for each document in the file. */
export const textract: Shape = {
  name: "Amazon Textract",
  recognises: (answer) => Array.isArray(member(answer, "ExpenseDocuments")),
  read(answer, wanted) {
    const documents = list(member(answer, "ExpenseDocuments"));
    const fields = documents.flatMap((document) => list(member(document, "SummaryFields")));
    const find = finder(fields);
    const value = (...types: readonly string[]) => printed(find(types));
    const total = find(["TOTAL", "AMOUNT_DUE"]);
    const groups = documents.flatMap((document) => list(member(document, "LineItemGroups")));
    const lines = groups.flatMap((group) => list(member(group, "LineItems")));
    return withoutUndefined({
      invoice_number: value("INVOICE_RECEIPT_ID"),
      date: date(value("INVOICE_RECEIPT_DATE", "ORDER_DATE"), wanted.date),
      due_date: date(value("DUE_DATE"), wanted.due_date),
      total_amount: amount(printed(total)),
      subtotal: amount(value("SUBTOTAL")),
      total_tax: amount(value("TAX")),
      currency: text(member(total, "Currency", "Code")) ?? currenciesIn(printed(total) ?? "")[0],
      purchase_order: value("PO_NUMBER"),
      vendor: withoutUndefined({
        name: value("VENDOR_NAME") ?? printed(find(["NAME"], "VENDOR")),
        address: value("VENDOR_ADDRESS") ?? printed(find(["ADDRESS"], "VENDOR")),
        tax_id: value(
          "VENDOR_VAT_NUMBER",
          "VENDOR_GST_NUMBER",
          "VENDOR_ABN_NUMBER",
          "VENDOR_PAN_NUMBER",
          "TAX_PAYER_ID",
        ),
      }),
      customer: withoutUndefined({
        name: printed(find(["NAME", "RECEIVER_NAME"], "RECEIVER_BILL_TO")) ?? value("RECEIVER_NAME"),
        address: printed(find(["ADDRESS", "RECEIVER_ADDRESS"], "RECEIVER_BILL_TO")) ?? value("RECEIVER_ADDRESS"),
      }),
      line_items: lines.map((line) => {
        const ofLine = finder(list(member(line, "LineItemExpenseFields")));
        return withoutUndefined({
          description: printed(ofLine(["ITEM"])),
          sku: printed(ofLine(["PRODUCT_CODE"])),
          quantity: amount(printed(ofLine(["QUANTITY"]))),
          unit_price: amount(printed(ofLine(["UNIT_PRICE"]))),
          total: amount(printed(ofLine(["PRICE"]))),
        });
      }),
    });
  },
};
