import { allRules, type RuleSet } from "../rules.ts";
import type { PageText } from "../text/page-text.ts";
import { decode } from "./decode.ts";
import type { InvoiceReading } from "./invoice-reading.ts";
import { loadReader, type Reader } from "./model.ts";
import { withoutCopies } from "./page-copies.ts";
import { orderWords } from "./reading-order.ts";

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
  return decode(ordered, await reader.predict(ordered), rules);
}
