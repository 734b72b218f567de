import type { PageText } from "../page-text/page-text.ts";
import { allRules, type RuleSet } from "../rules.ts";
import { decode } from "./decode/decode.ts";
import type { FieldName, InvoiceReading } from "./invoice-reading.ts";
import { withoutCopies } from "./layout/page-copies.ts";
import { orderWords } from "./layout/reading-order.ts";
import { loadReader, type Reader } from "./model/model.ts";
import { strongAt } from "./thresholds.ts";

/** From words on pages to what they mean: every field with its candidates. */
export async function understand(pages: readonly PageText[]): Promise<InvoiceReading> {
  return understandWith(await loadReader(), pages);
}

/** The same with another reader than the one that ships, to compare models. */
export async function understandWith(
  reader: Reader,
  pages: readonly PageText[],
  rules: RuleSet = allRules,
): Promise<InvoiceReading> {
  const ordered = orderWords(rules.has("page-copies") ? withoutCopies(pages) : pages);
  const { predictions, escalate } = await reader.predict(ordered);
  const reading = decode(ordered, predictions, rules);
  return escalate && isDoubtful(reading) ? decode(ordered, await escalate(), rules) : reading;
}

/** What an invoice is read for first. */
const lookedFor: readonly FieldName[] = [
  "invoice_number",
  "date",
  "total_amount",
  "vendor.name",
  "vendor.address",
  "customer.name",
  "customer.address",
];

/** Whether one of these seems to be there, and none of its candidates is likelier than not. */
function isDoubtful({ fields }: InvoiceReading): boolean {
  return lookedFor.some((name) => {
    const [best] = fields[name];
    return best !== undefined && best.probability < strongAt;
  });
}
