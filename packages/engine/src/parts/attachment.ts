import { parseAmount } from "../locale/amounts/amount.ts";
import { attachmentTitleIn } from "../locale/language.ts";
import { foldText } from "../locale/letters/fold-text.ts";
import type { PageText } from "../page-text/page-text.ts";

/** Share of the page's height within which a title is printed. */
const headShare = 0.3;
/** Maximum letters beside a title in the same size: a number, a date, a customer's name. */
const mostBeside = 24;
/** Minimum height of a title in usual letter heights: "Delivery note 4711" in small print is a reference. */
const largeLetters = 1.15;
/** Some delivery notes are also the invoice, and say so. */
const invoiceWord = /rechnung|invoice|factur|fattur|fatura|faktur/i;
/** A page of prose: many words in long lines, hardly a number, not one amount. */
const proseWords = 150;
const proseLine = 6;
const proseDigits = 0.05;

/**
 * Whether a page after the first of its invoice is an attachment: a delivery note, a time sheet, terms and conditions.
 * False in doubt: values on an invoice's second page must not be lost.
 */
export function isAttachment(page: PageText): boolean {
  return hasAttachmentTitle(page) || isProse(page);
}

/** Whether a page calls itself an invoice anywhere. */
export function mentionsInvoice(page: PageText): boolean {
  return page.words.some(({ text }) => invoiceWord.test(foldText(text)));
}

function hasAttachmentTitle(page: PageText): boolean {
  const large = largeLetters * medianOf(page.words.map(({ fontHeight }) => fontHeight));
  return page.lines.some(({ box, words }) => {
    if (box[1] > headShare) return false;
    const written = words.flatMap((index) => page.words[index] ?? []).filter(({ fontHeight }) => fontHeight >= large);
    const text = written.map((word) => word.text).join(" ");
    const title = attachmentTitleIn(text);
    return title > 0 && text.length - title <= mostBeside && !invoiceWord.test(foldText(text));
  });
}

function isProse(page: PageText): boolean {
  if (page.words.length < proseWords) return false;
  const lengths = page.lines.map(({ words }) => words.length);
  const withDigits = page.words.filter(({ text }) => /\d/.test(text)).length;
  return (
    medianOf(lengths) >= proseLine &&
    withDigits <= proseDigits * page.words.length &&
    !page.words.some(({ text }) => (parseAmount(text)?.decimals ?? 0) === 2)
  );
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
