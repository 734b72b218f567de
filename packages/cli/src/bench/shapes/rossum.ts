import { type Json, list, member, text, withoutUndefined } from "../json-walk.ts";
import { amount, date } from "../printed-values.ts";
import type { Shape } from "./shape.ts";

/** Sections of an annotation: in an export, a webhook's body, an annotation, or its content alone. */
function sectionsOf(answer: Json): readonly Json[] {
  const annotation = member(answer, "results", 0) ?? member(answer, "annotation") ?? answer;
  const content = member(annotation, "content");
  return list(Array.isArray(content) ? content : annotation);
}

const idOf = (node: Json) => text(member(node, "schema_id"));
const childrenOf = (node: Json) => list(member(node, "children"));

/** All nodes below, outermost first. */
const below = (nodes: readonly Json[]): readonly Json[] => [
  ...nodes,
  ...nodes.flatMap((node) => below(childrenOf(node))),
];

/** Dates and amounts also have a normalised form; in exports the value is on the node itself. */
const printedIn = (node: Json) =>
  text(member(node, "content", "normalized_value")) ??
  text(member(node, "content", "value")) ??
  text(member(node, "value"));

function finder(nodes: readonly Json[]) {
  return (...ids: readonly string[]) =>
    ids.flatMap((id) => nodes.filter((node) => idOf(node) === id).map(printedIn)).find((value) => value !== undefined);
}

export const rossum: Shape = {
  name: "Rossum",
  recognises: (answer) => sectionsOf(answer).some((node) => idOf(node) !== undefined && childrenOf(node).length > 0),
  read(answer, wanted) {
    const nodes = below(sectionsOf(answer));
    const isTuple = (node: Json) => member(node, "category") === "tuple";
    const value = finder(nodes.filter((node) => !/^item_/.test(idOf(node) ?? "")));
    const lines = nodes.filter((node) => isTuple(node) && /^line_item/.test(idOf(node) ?? ""));
    return withoutUndefined({
      invoice_number: value("document_id", "invoice_id"),
      date: date(value("date_issue"), wanted.date),
      due_date: date(value("date_due"), wanted.due_date),
      total_amount: amount(value("amount_total")),
      subtotal: amount(value("amount_total_base")),
      total_tax: amount(value("amount_total_tax")),
      amount_due: amount(value("amount_due")),
      currency: value("currency")?.toUpperCase(),
      purchase_order: value("order_id"),
      vendor: withoutUndefined({
        name: value("sender_name"),
        address: value("sender_address"),
        tax_id: value("sender_vat_id", "sender_dic", "sender_tax_id"),
      }),
      customer: withoutUndefined({
        name: value("recipient_name"),
        address: value("recipient_address"),
        tax_id: value("recipient_vat_id", "recipient_dic", "recipient_tax_id"),
      }),
      // Net columns first: they are what most invoices between businesses print.
      line_items: lines.flatMap((line) => {
        const of = finder(childrenOf(line));
        const read = withoutUndefined({
          description: of("item_description"),
          sku: of("item_code"),
          quantity: amount(of("item_quantity")),
          unit_price: amount(of("item_amount_base", "item_amount")),
          total: amount(of("item_total_base", "item_amount_total_base", "item_amount_total")),
        });
        return Object.keys(read).length > 0 ? [read] : [];
      }),
    });
  },
};
