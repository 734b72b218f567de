import { measure } from "./fonts/measure.ts";
import type { Label, LabelledDocument, LabelledPage, LabelledWord } from "./labelled-document.ts";
import { type Random, randomOf } from "./random.ts";

/** Share of invoices that are forms with dotted lines below the filled-in values. */
const share = 0.033;
const filledIn: ReadonlySet<Label> = new Set<Label>([
  "invoice_number",
  "date",
  "due_date",
  "customer.name",
  "customer.address",
  "customer.tax_id",
  "purchase_order",
  "total_amount",
  "payment_terms",
]);
/** In font sizes. */
const clearance = 0.5;
const longest = 25;

/** Dotted lines, blanks and patterns of a form with the values printed over them. */
export function withPreprintedForm(document: LabelledDocument): LabelledDocument {
  const random = randomOf(document.seed ^ 0xf0f3);
  if (!random.chance(share)) return document;
  const sign = random.pick([".", ".", "_", "_", "…"]);
  return { ...document, pages: document.pages.map((page) => pageWithBlanks(page, sign, random)) };
}

function pageWithBlanks(page: LabelledPage, sign: string, random: Random): LabelledPage {
  const blanks = valuesOn(page)
    .filter(() => random.chance(0.7))
    .map((value) => blankUnder(value, page, sign, random));
  return { ...page, words: [...blanks.filter((blank) => blank !== undefined), ...page.words] };
}

/** The words of each value on one line. */
function valuesOn({ words }: LabelledPage): LabelledWord[][] {
  const values = words.filter(({ label, sideways }) => filledIn.has(label) && !sideways);
  return [...Map.groupBy(values, ({ span, baseline }) => `${span} ${baseline}`).values()];
}

/** The area from the start of a value to slightly beyond its end, unless occupied. */
function blankUnder(
  value: readonly LabelledWord[],
  { words, width }: LabelledPage,
  sign: string,
  random: Random,
): LabelledWord | undefined {
  const [first, last] = [value[0] as LabelledWord, value.at(-1) as LabelledWord];
  const { font, size, baseline, y0, y1 } = first;
  const room = words
    .filter((word) => word.x0 >= last.x1 && word.y0 < y1 && word.y1 > y0)
    .reduce((nearest, word) => Math.min(nearest, word.x0), width);
  const wanted = last.x1 + size * random.between(0, longest);
  const count = Math.floor((Math.min(wanted, room - clearance * size) - first.x0) / measure(sign, font, size));
  if (count < 3 || first.x0 + count * measure(sign, font, size) < last.x1) return undefined;
  const text = sign.repeat(count);
  return {
    text,
    x0: first.x0,
    x1: first.x0 + measure(text, font, size),
    y0,
    y1,
    baseline,
    font,
    size,
    label: "none",
    span: -1,
    ...(random.chance(0.5) ? { colour: "#888888" } : {}),
  };
}
