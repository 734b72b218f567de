import type { PageNumber } from "./page-number.ts";
import type { PageSigns } from "./page-signs.ts";

/** Features for and against a new invoice on a page; the names are rows of the weights table. */
const boundarySigns = [
  "begins numbering",
  "previous was the last",
  "goes on numbering",
  "previous was not the last",
  "same number",
  "other number",
  "other number of the same build",
  "no number",
  "number printed before",
  "number printed here",
  "same form filled in anew",
  "same seller",
  "other seller",
  "other seller name",
  "other customer name",
  "other language",
  "other currency",
  "other total",
  "same total",
  "no total",
  "other date",
  "same date",
  "copy",
  "attachment",
  "hardly any words",
  "other shape",
  "quite another shape",
  "other making",
  "same words",
  "few same words",
  "no seller",
  "head of an invoice",
] as const;
export type BoundarySign = (typeof boundarySigns)[number];

const hardlyAny = 15;
const copyShare = 0.9;
/** Below this share of common words two pages hardly belong to one invoice, whose pages share letterhead or small print. */
const fewShared = 0.15;
/**
 * Minimum share of common words for two invoices of one seller, which share captions, letterhead and small print; a
 * second page of one invoice lacks the captions of the head.
 */
const sameForm = 0.6;

/** Features between the pages of an invoice so far and the next page. */
export function signsBetween(invoice: readonly PageSigns[], page: PageSigns): Readonly<Record<BoundarySign, number>> {
  const previous = invoice.at(-1);
  const numbers = invoice.flatMap(({ number }) => number ?? []);
  const ids = invoice.flatMap(({ sellerIds }) => sellerIds);
  const names = invoice.flatMap(({ sellerName }) => sellerName);
  const customers = invoice.flatMap(({ customerName }) => customerName);
  const dates = invoice.flatMap(({ date }) => date ?? []);
  const totals = invoice.flatMap(({ total }) => total ?? []);
  const [before, here] = [previous?.numbering, page.numbering];
  const sameNumber = page.number !== undefined && numbers.some((number) => isSame(number, page.number ?? ""));
  const otherNumber = page.number !== undefined && numbers.length > 0 && !sameNumber;
  const isStart = here?.number === 1;
  const goesOn = here !== undefined && here.number > 1 && follows(before, here);
  const shared = previous === undefined ? 1 : commonWords(previous, page);
  const shapeChange = previous === undefined ? 0 : Math.abs(previous.shape / page.shape - 1);
  const isAnother = isAnotherInvoice(invoice, page);
  const hasSameTotal = page.total !== undefined && totals.includes(page.total);
  const printedBefore = otherNumber && invoice.some(({ words }) => words.has(page.number ?? ""));
  const printedHere = !sameNumber && numbers.some((number) => number.length > 3 && page.words.has(number));
  const flag = (value: boolean) => (value ? 1 : 0);
  return {
    "begins numbering": flag(isStart && (before === undefined || before.of !== 1 || here.of === 1)),
    "previous was the last": flag(before?.of !== undefined && before.of === before.number),
    "goes on numbering": flag(goesOn),
    "previous was not the last": flag(before?.of !== undefined && before.number < before.of && !isStart),
    "same number": flag(sameNumber),
    "other number": flag(otherNumber),
    "other number of the same build": flag(
      otherNumber && numbers.some((number) => build(number) === build(page.number ?? "")),
    ),
    "no number": flag(page.number === undefined),
    "number printed before": flag(printedBefore),
    "number printed here": flag(printedHere),
    "same form filled in anew": flag(
      isAnother && !printedBefore && !printedHere && page.total !== undefined && shared >= sameForm,
    ),
    "same seller": flag(page.sellerIds.some((id) => ids.includes(id))),
    "other seller": flag(isOther(ids, page.sellerIds)),
    "other seller name": flag(isOther(names, page.sellerName)),
    "other customer name": flag(isOther(customers, page.customerName)),
    "other language": flag(
      isOther(
        invoice.flatMap(({ language }) => language ?? []),
        [page.language ?? []].flat(),
      ),
    ),
    "other currency": flag(
      isOther(
        invoice.flatMap(({ currency }) => currency ?? []),
        [page.currency ?? []].flat(),
      ),
    ),
    "other total": flag(page.total !== undefined && totals.length > 0 && !totals.includes(page.total)),
    "same total": flag(hasSameTotal && !isAnother),
    "no total": flag(page.total === undefined),
    "other date": flag(page.date !== undefined && dates.length > 0 && !dates.includes(page.date)),
    "same date": flag(page.date !== undefined && dates.includes(page.date)),
    copy: flag(isCopy(invoice, page)),
    attachment: flag(page.isAttachment),
    "hardly any words": flag(page.wordCount < hardlyAny),
    "other shape": flag(shapeChange > 0.02),
    "quite another shape": flag(shapeChange > 0.12),
    "other making": flag(previous !== undefined && previous.isScan !== page.isScan),
    "same words": shared,
    "few same words": flag(shared < fewShared),
    "no seller": flag(page.sellerName.length === 0 && page.sellerIds.length === 0),
    "head of an invoice": flag(page.number !== undefined && page.date !== undefined && page.sellerName.length > 0),
  };
}

/** Whether both have values and none is equal. */
function isOther(before: readonly string[], here: readonly string[]): boolean {
  return before.length > 0 && here.length > 0 && !here.some((one) => before.includes(one));
}

/** Whether the page is a copy of an earlier one: marked as a copy, or the same sheet scanned twice. */
export function isCopy(invoice: readonly PageSigns[], page: PageSigns): boolean {
  if (page.wordCount < hardlyAny || isAnotherInvoice(invoice, page)) return false;
  return invoice.some((earlier) => likeness(earlier, page) >= copyShare);
}

/**
 * Whether the page has another number than the invoice or, without a number, another date. Then equal amounts and words
 * do not make it a copy: a monthly fee uses the same form every time.
 */
function isAnotherInvoice(invoice: readonly PageSigns[], page: PageSigns): boolean {
  const { number, date } = page;
  const numbers = invoice.flatMap((earlier) => earlier.number ?? []);
  if (number !== undefined && numbers.length > 0) return !numbers.some((earlier) => isSameRead(earlier, number, page));
  return isOther(
    invoice.flatMap((earlier) => earlier.date ?? []),
    date === undefined ? [] : [date],
  );
}

/** On a picture the same number may be read with a look-alike: `1O7` for `107`. */
function isSameRead(a: string, b: string, { isScan }: PageSigns): boolean {
  return isSame(a, b) || (isScan && withoutLookAlikes(a) === withoutLookAlikes(b));
}

function withoutLookAlikes(number: string): string {
  return number.replace(/o/g, "0").replace(/[il]/g, "1").replace(/s/g, "5").replace(/b/g, "8").replace(/z/g, "2");
}

/** Whether a page certainly belongs to this invoice: it repeats one of its pages, or its number and total. */
export function belongsTo(invoice: readonly PageSigns[], page: PageSigns): boolean {
  const signs = signsBetween(invoice, page);
  return signs.copy === 1 || (signs["same number"] === 1 && signs["same total"] === 1);
}

/** "2 of 3" follows "1 of 3", and may follow a page that says nothing. */
function follows(before: PageNumber | undefined, here: PageNumber): boolean {
  if (before === undefined) return true;
  return here.number === before.number + 1 && (here.of ?? before.of) === (before.of ?? here.of);
}

function isSame(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) >= 4 && (a.endsWith(b) || b.endsWith(a)));
}

/** The pattern of digits and letters in a number: 2024-0117 and 2024-0118 have the same. */
function build(number: string): string {
  return number.replace(/\d/g, "0").replace(/\p{L}/gu, "a");
}

/** Share of words that two pages have in common, with multiplicity. */
function likeness(a: PageSigns, b: PageSigns): number {
  let same = 0;
  for (const [word, count] of b.words) same += Math.min(count, a.words.get(word) ?? 0);
  return same / Math.max(1, a.wordCount, b.wordCount);
}

/** Share of this page's distinct words that are on the page before: letterhead, table head, small print. */
function commonWords(a: PageSigns, b: PageSigns): number {
  let same = 0;
  for (const word of b.words.keys()) if (a.words.has(word)) same++;
  return same / Math.max(1, Math.min(a.words.size, b.words.size));
}
