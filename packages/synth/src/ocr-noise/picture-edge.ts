import type { InvoiceFields, Party } from "@inkvoice/contract";
import type { Label, LabelledDocument, LabelledPage, LabelledWord } from "../labelled-document.ts";
import type { Random } from "../random.ts";

/** A picture that does not show the whole page: letters of the outermost words are missing, or lines at the top. */

type Side = "left" | "right" | "top";
/** Share of cut pictures: higher for receipts than for scanned pages. */
const share = { receipt: 0.12, other: 0.05 };
/** Maximum share of missing letters for text fields; other fields must be complete. */
const bearable: Readonly<Partial<Record<Label, number>>> = {
  "vendor.name": 0.25,
  "customer.name": 0.25,
  "party.name": 0.25,
  "vendor.address": 0.4,
  "customer.address": 0.4,
  "party.address": 0.4,
  ship_to: 0.4,
  "line.description": 0.4,
};

export function cutAtPictureEdge(document: LabelledDocument, random: Random): LabelledDocument {
  const index = random.int(0, document.pages.length - 1);
  const page = document.pages[index];
  const isReceipt = document.documentType === "receipt";
  if (!random.chance(isReceipt ? share.receipt : share.other) || page === undefined || page.words.length < 2)
    return document;
  const side = random.weighted<Side>([
    ["left", 4],
    ["right", 4],
    ["top", 3],
  ]);
  const picture = side === "top" ? belowFirstLines(page, random) : withoutEdge(page, side, random);
  const pages = document.pages.with(index, seenIn(page, picture));
  return { ...document, pages, truth: withoutLostValues(document.truth, document.pages, pages) };
}

/** The part of a page that the picture shows, in the page's points. */
type Picture = Readonly<{ left: number; top: number; right: number }>;

/** The picture's edge is a few letters inside the outermost words. */
function withoutEdge({ words, width }: LabelledPage, side: "left" | "right", random: Random): Picture {
  const letters = random.between(0.3, 4) * (words[0]?.size ?? 8);
  return side === "left"
    ? { left: Math.min(...words.map(({ x0 }) => x0)) + letters, top: 0, right: width }
    : { left: 0, top: 0, right: Math.max(...words.map(({ x1 }) => x1)) - letters };
}

function belowFirstLines({ words, width }: LabelledPage, random: Random): Picture {
  const level = words.filter(({ sideways }) => !sideways);
  const baselines = [...new Set(level.map(({ baseline }) => Math.round(baseline)))].sort((a, b) => a - b);
  return { left: 0, top: baselines[random.int(0, Math.min(3, baselines.length - 1))] ?? 0, right: width };
}

function seenIn(page: LabelledPage, picture: Picture): LabelledPage {
  const seen = page.words.map((word) => seenOf(word, picture));
  const words = withHonestLabels(page.words, seen);
  const { left, top, right } = picture;
  const shift = <T extends { x0: number; y0: number; x1: number; y1: number }>(box: T): T => ({
    ...box,
    x0: box.x0 - left,
    x1: box.x1 - left,
    y0: box.y0 - top,
    y1: box.y1 - top,
  });
  return {
    width: right - left,
    height: page.height - top,
    words: words.map((word) => ({ ...shift(word), baseline: word.baseline - (word.sideways ? left : top) })),
    shapes: page.shapes.map(shift),
  };
}

/** The visible rest of a word; undefined if it is cut along its line. */
function seenOf(word: LabelledWord, { left, top, right }: Picture): LabelledWord | undefined {
  const { x0, x1, y0, text, baseline } = word;
  if (word.sideways) return x0 > left && x1 < right && y0 > top ? word : undefined;
  if (baseline < top + 1 || y0 < top - 0.3 * (baseline - y0)) return undefined;
  const perLetter = (x1 - x0) / text.length;
  const first = Math.max(0, Math.ceil((left - x0) / perLetter));
  const end = Math.min(text.length, Math.floor((right - x0) / perLetter + 0.01));
  if (end <= first) return undefined;
  const box = { x0: Math.max(x0, left), x1: Math.min(x1, right), y0: Math.max(y0, top) };
  return { ...word, ...box, text: text.slice(first, end) };
}

/**
 * Removes labels of values that cannot be known from the visible rest. If little of a name or address is missing, its
 * complete words keep their labels and the cut ones become ambiguous.
 */
function withHonestLabels(
  before: readonly LabelledWord[],
  seen: readonly (LabelledWord | undefined)[],
): LabelledWord[] {
  const letters = new Map<number, { all: number; seen: number }>();
  for (const [index, { span, text }] of before.entries()) {
    const counted = letters.get(span) ?? { all: 0, seen: 0 };
    letters.set(span, {
      all: counted.all + text.length,
      seen: counted.seen + (seen[index]?.text.length ?? 0),
    });
  }
  return before.flatMap((whole, index): LabelledWord[] => {
    const word = seen[index];
    if (word === undefined) return [];
    const counted = letters.get(word.span);
    if (word.span < 0 || counted === undefined || counted.seen === counted.all) return [word];
    const lost = 1 - counted.seen / counted.all;
    if (lost > (bearable[word.label] ?? 0)) return [{ ...word, label: "none", span: -1 }];
    return [word.text.length < whole.text.length ? { ...word, ambiguous: true } : word];
  });
}

const plainFields = [
  "invoice_number",
  "date",
  "due_date",
  "total_amount",
  "subtotal",
  "total_tax",
  "amount_due",
] as const;

/** The truth without values that are no longer on the pages. */
export function withoutLostValues(
  truth: InvoiceFields,
  before: readonly LabelledPage[],
  after: readonly LabelledPage[],
): InvoiceFields {
  const [said, says] = [labelsOn(before), labelsOn(after)];
  const isLost = (label: Label) => said.has(label) && !says.has(label);
  const left: InvoiceFields = { ...truth };
  for (const field of plainFields) if (isLost(field)) delete left[field];
  for (const side of ["vendor", "customer"] as const) {
    if (left[side] === undefined) continue;
    const party: Party = { ...left[side] };
    for (const part of ["name", "address", "tax_id"] as const) if (isLost(`${side}.${part}`)) delete party[part];
    left[side] = party;
  }
  return left;
}

function labelsOn(pages: readonly LabelledPage[]): ReadonlySet<Label> {
  return new Set(pages.flatMap(({ words }) => words.filter(({ ambiguous }) => !ambiguous).map(({ label }) => label)));
}
