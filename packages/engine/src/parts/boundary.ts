import type { PageNumber } from "./page-number.ts";
import type { PageSigns } from "./page-signs.ts";
import type { BoundarySign } from "./weights.ts";

const hardlyAny = 15;
const copyShare = 0.9;
/** Below this share of common words two pages hardly belong to one invoice, whose pages share letterhead or small print. */
const fewShared = 0.15;
/**
 * Minimum share of common words for two invoices of one seller, which share captions, letterhead and small print; a
 * second page of one invoice lacks the captions of the head.
 */
const sameForm = 0.6;

/** Features for and against a new invoice on a page. Their order is that of the weights. */
export type BoundarySigns = Readonly<Record<BoundarySign, number>>;

type SignValues = Partial<BoundarySigns>;

const flag = (value: boolean) => (value ? 1 : 0);

/** Features between the pages of an invoice so far and the next page. */
export function signsBetween(invoice: readonly PageSigns[], page: PageSigns): BoundarySigns {
  const previous = invoice.at(-1);
  const isAnother = isAnotherInvoice(invoice, page);
  const shared = previous === undefined ? 1 : commonWords(previous, page);
  return {
    ...numberingSigns(previous?.numbering, page.numbering),
    ...numberSigns(invoice, page, { isAnother, shared }),
    ...partySigns(invoice, page),
    ...totalSigns(invoice, page, isAnother),
    ...dateSigns(invoice, page),
    copy: flag(isCopy(invoice, page)),
    attachment: flag(page.isAttachment),
    "hardly any words": flag(page.wordCount < hardlyAny),
    ...sheetSigns(previous, page),
    "same words": shared,
    "few same words": flag(shared < fewShared),
    "no seller": flag(page.sellerName.length === 0 && page.sellerIds.length === 0),
    "head of an invoice": flag(page.number !== undefined && page.date !== undefined && page.sellerName.length > 0),
  };
}

/** "Page 1 of 2" and its like. */
function numberingSigns(before: PageNumber | undefined, here: PageNumber | undefined) {
  const isStart = here?.number === 1;
  const goesOn = here !== undefined && here.number > 1 && follows(before, here);
  return {
    "begins numbering": flag(isStart && (before === undefined || before.of !== 1 || here.of === 1)),
    "previous was the last": flag(before?.of !== undefined && before.of === before.number),
    "goes on numbering": flag(goesOn),
    "previous was not the last": flag(before?.of !== undefined && before.number < before.of && !isStart),
  } satisfies SignValues;
}

/** The invoice number of the page and those of the pages before. */
function numberSigns(
  invoice: readonly PageSigns[],
  page: PageSigns,
  { isAnother, shared }: Readonly<{ isAnother: boolean; shared: number }>,
) {
  const own = page.number;
  const numbers = invoice.flatMap(({ number }) => number ?? []);
  const sameNumber = own !== undefined && numbers.some((number) => isSame(number, own));
  const otherNumber = own !== undefined && numbers.length > 0 && !sameNumber;
  const printedBefore = otherNumber && invoice.some(({ words }) => words.has(own));
  const printedHere = !sameNumber && numbers.some((number) => number.length > 3 && page.words.has(number));
  const isFilledInAnew = isAnother && !printedBefore && !printedHere && page.total !== undefined;
  return {
    "same number": flag(sameNumber),
    "other number": flag(otherNumber),
    "other number of the same build": flag(otherNumber && numbers.some((number) => build(number) === build(own))),
    "no number": flag(own === undefined),
    "number printed before": flag(printedBefore),
    "number printed here": flag(printedHere),
    "same form filled in anew": flag(isFilledInAnew && shared >= sameForm),
  } satisfies SignValues;
}

/** Seller, customer, and the language and currency that they use. */
function partySigns(invoice: readonly PageSigns[], page: PageSigns) {
  const ids = invoice.flatMap(({ sellerIds }) => sellerIds);
  const names = invoice.flatMap(({ sellerName }) => sellerName);
  const customers = invoice.flatMap(({ customerName }) => customerName);
  const languages = invoice.flatMap(({ language }) => language ?? []);
  const currencies = invoice.flatMap(({ currency }) => currency ?? []);
  return {
    "same seller": flag(page.sellerIds.some((id) => ids.includes(id))),
    "other seller": flag(isOther(ids, page.sellerIds)),
    "other seller name": flag(isOther(names, page.sellerName)),
    "other customer name": flag(isOther(customers, page.customerName)),
    "other language": flag(isOther(languages, [page.language ?? []].flat())),
    "other currency": flag(isOther(currencies, [page.currency ?? []].flat())),
  } satisfies SignValues;
}

function totalSigns(invoice: readonly PageSigns[], { total }: PageSigns, isAnother: boolean) {
  const totals = invoice.flatMap((earlier) => earlier.total ?? []);
  const isKnown = total !== undefined && totals.includes(total);
  return {
    "other total": flag(total !== undefined && totals.length > 0 && !isKnown),
    "same total": flag(isKnown && !isAnother),
    "no total": flag(total === undefined),
  } satisfies SignValues;
}

function dateSigns(invoice: readonly PageSigns[], { date }: PageSigns) {
  const dates = invoice.flatMap((earlier) => earlier.date ?? []);
  const isKnown = date !== undefined && dates.includes(date);
  return {
    "other date": flag(date !== undefined && dates.length > 0 && !isKnown),
    "same date": flag(isKnown),
  } satisfies SignValues;
}

/** The sheets themselves: their proportions, and whether they were scanned. */
function sheetSigns(previous: PageSigns | undefined, page: PageSigns) {
  const shapeChange = previous === undefined ? 0 : Math.abs(previous.shape / page.shape - 1);
  return {
    "other shape": flag(shapeChange > 0.02),
    "quite another shape": flag(shapeChange > 0.12),
    "other making": flag(previous !== undefined && previous.isScan !== page.isScan),
  } satisfies SignValues;
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
