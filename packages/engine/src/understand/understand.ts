import type { PageText } from "../page-text/page-text.ts";
import { allRules, type RuleSet } from "../rules.ts";
import { decode } from "./decode/decode.ts";
import type { InvoiceReading } from "./invoice-reading.ts";
import { withJoinedCents } from "./layout/cents-column.ts";
import { withoutCopies } from "./layout/page-copies.ts";
import { orderWords } from "./layout/reading-order.ts";
import { type FieldModels, loadFieldModels } from "./model/model.ts";
import { strongAt } from "./thresholds.ts";

/** Maps the words of pages to every field with its candidates. */
export async function understand(pages: readonly PageText[], logos?: ReadLogos): Promise<InvoiceReading> {
  return understandWith(await loadFieldModels(), pages, allRules, logos);
}

/** Reads the first page again with the words in its logos; undefined if it has none. Called if no name is certain. */
export type ReadLogos = () => Promise<PageText | undefined>;

/** Like `understand`, with the given models: the evaluation compares them with the shipped ones. */
export async function understandWith(
  models: FieldModels,
  pages: readonly PageText[],
  rules: RuleSet = allRules,
  logos?: ReadLogos,
): Promise<InvoiceReading> {
  const reading = await readFields(models, pages, rules);
  if (!logos || !rules.has("names-in-logos") || !lacksSeller(reading)) return reading;
  const first = await logos();
  return first ? withSellerOf(await readFields(models, [first, ...pages.slice(1)], rules), reading) : reading;
}

/** Below this probability the seller's name is also searched in the logos. */
const sureSeller = 0.8;

function lacksSeller({ fields }: InvoiceReading): boolean {
  const [best] = fields["vendor.name"];
  return best === undefined || best.probability < sureSeller;
}

/** Takes over the seller's name of another reading, if it comes from a picture and is more probable. */
function withSellerOf({ fields }: InvoiceReading, reading: InvoiceReading): InvoiceReading {
  const [drawn, written] = [fields["vendor.name"][0], reading.fields["vendor.name"][0]];
  const isBetter =
    drawn?.source === "ocr" && drawn.probability >= strongAt && drawn.probability > (written?.probability ?? 0);
  return isBetter ? { ...reading, fields: { ...reading.fields, "vendor.name": fields["vendor.name"] } } : reading;
}

async function readFields(models: FieldModels, pages: readonly PageText[], rules: RuleSet): Promise<InvoiceReading> {
  const once = rules.has("page-copies") ? withoutCopies(pages) : pages;
  const ordered = orderWords(rules.has("cents-in-a-column") ? once.map(withJoinedCents) : once);
  return decode(ordered, await models.predict(ordered), rules);
}
