import { type BoundarySigns, belongsTo, isCopy, signsBetween } from "./boundary.ts";
import type { PageSigns } from "./page-signs.ts";
import { type BoundarySign, bias, boundaryWeights } from "./weights.ts";

/** Pages of one invoice, with the confidence of its first and last page. */
export type InvoicePages = Readonly<{
  pages: readonly number[];
  /** Pages of the invoice without values: copies, delivery notes, time sheets, terms. */
  attachments: readonly number[];
  confidence: number;
}>;

export type Division = Readonly<{
  parts: readonly InvoicePages[];
  /** Confidence of the least certain decision. */
  confidence: number;
}>;

type Group = { pages: number[]; shown: PageSigns[]; attachments: number[]; confidence: number };

/** Confidence in the division if the page itself says that it is a first page: low enough for a review. */
const openQuestion = 0.9;

/**
 * Divides the pages of a file into invoices. One invoice is the default unless there is strong evidence for several.
 */
export function divide(pages: readonly PageSigns[]): Division {
  const groups: Group[] = [];
  let confidence = 1;
  for (const page of pages) {
    takeBack(groups, page);
    const current = groups.at(-1);
    // Pages before the first invoice belong to it.
    const signs = current && current.shown.length > 0 ? signsBetween(current.shown, page) : undefined;
    const odds = signs ? oddsOfStart(signs) : -Infinity;
    const likely = 1 / (1 + Math.exp(-Math.abs(odds)));
    const sure = signs && odds <= 0 && mayBeginAnother(signs) ? Math.min(likely, openQuestion) : likely;
    confidence = Math.min(confidence, sure);
    if (current) current.confidence = Math.min(current.confidence, sure);
    if (current && odds <= 0) join(current, page);
    else groups.push(join({ pages: [], shown: [], attachments: [], confidence: sure }, page));
  }
  const parts = groups.map(({ shown: _shown, ...part }) => part);
  return { parts, confidence };
}

/** Pages without an invoice between two pages of the same invoice belong to it. */
function takeBack(groups: Group[], page: PageSigns): void {
  const [invoice, between] = groups.slice(-2);
  if (!invoice || !between?.shown.every(showsNoInvoice) || !belongsTo(invoice.shown, page)) return;
  invoice.pages.push(...between.pages);
  invoice.attachments.push(...between.pages);
  groups.pop();
}

function showsNoInvoice({ number, total }: PageSigns): boolean {
  return number === undefined && total === undefined;
}

/** Later pages are compared with the pages of the invoice, not with pages in between. */
function join(group: Group, page: PageSigns): Group {
  group.pages.push(page.page);
  if (page.isAttachment || isCopy(group.shown, page)) group.attachments.push(page.page);
  else group.shown.push(page);
  return group;
}

/** Whether a page with a total counts from 1 again and does not repeat the number of the invoice before it. */
function mayBeginAnother(signs: BoundarySigns): boolean {
  const isFirst = signs["begins numbering"] === 1 && signs["no total"] === 0;
  return isFirst && signs["same number"] === 0 && signs.attachment === 0;
}

/** Log odds that a new invoice begins. */
function oddsOfStart(signs: BoundarySigns): number {
  return Object.entries(signs).reduce(
    (sum, [sign, value]) => sum + boundaryWeights[sign as BoundarySign] * value,
    bias,
  );
}
