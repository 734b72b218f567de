import { currenciesIn } from "@inkvoice/engine/locale/currency";
import { type Json, list, member, text, withoutUndefined } from "../json-walk.ts";
import { amount, date } from "../printed-values.ts";
import type { Shape } from "./shape.ts";

/**
 * Document AI's invoice parser: entities by type; the REST response or the document alone, also in the libraries'
 * spelling.
 */
function entitiesOf(answer: Json): Json {
  return member(answer, "document", "entities") ?? member(answer, "entities");
}

const either = (entity: Json, camel: string, snake: string) => member(entity, camel) ?? member(entity, snake);
const typeOf = (entity: Json) => text(member(entity, "type") ?? member(entity, "type_"));
const mention = (entity: Json) => text(either(entity, "mentionText", "mention_text"));
const normalised = (entity: Json) => either(entity, "normalizedValue", "normalized_value");

function money(entity: Json): number | undefined {
  const value = either(normalised(entity), "moneyValue", "money_value");
  const units = member(value, "units");
  if (units !== undefined) return Number(units) + Number(member(value, "nanos") ?? 0) / 1e9;
  return amount(member(normalised(entity), "text")) ?? amount(mention(entity));
}

function day(entity: Json, wanted: string | undefined): string | undefined {
  return date(member(normalised(entity), "text") ?? mention(entity), wanted);
}

export const google: Shape = {
  name: "Google Document AI",
  recognises: (answer) => Array.isArray(entitiesOf(answer)),
  read(answer, wanted) {
    const entities = list(entitiesOf(answer));
    const of = (...types: readonly string[]) =>
      types.map((type) => entities.find((entity) => typeOf(entity) === type)).find((entity) => entity !== undefined);
    const words = (...types: readonly string[]) => mention(of(...types));
    const total = of("total_amount");
    const currency = of("currency");
    return withoutUndefined({
      invoice_number: words("invoice_id"),
      date: day(of("invoice_date"), wanted.date),
      due_date: day(of("due_date"), wanted.due_date),
      total_amount: money(total),
      subtotal: money(of("net_amount")),
      total_tax: money(of("total_tax_amount")),
      currency:
        text(member(normalised(currency), "text")) ??
        text(either(either(normalised(total), "moneyValue", "money_value"), "currencyCode", "currency_code")) ??
        currenciesIn(mention(currency) ?? mention(total) ?? "")[0],
      purchase_order: words("purchase_order"),
      vendor: withoutUndefined({
        name: words("supplier_name"),
        address: words("supplier_address"),
        tax_id: words("supplier_tax_id"),
      }),
      customer: withoutUndefined({
        name: words("receiver_name"),
        address: words("receiver_address"),
        tax_id: words("receiver_tax_id"),
      }),
      line_items: entities.filter((entity) => typeOf(entity) === "line_item").map(lineOf),
    });
  },
};

function lineOf(entity: Json) {
  const parts = list(member(entity, "properties"));
  const part = (name: string) => parts.find((each) => typeOf(each)?.replace(/^line_item\//, "") === name);
  return withoutUndefined({
    description: mention(part("description")),
    sku: mention(part("product_code")),
    quantity: amount(mention(part("quantity"))),
    unit_price: money(part("unit_price")),
    total: money(part("amount")),
  });
}
