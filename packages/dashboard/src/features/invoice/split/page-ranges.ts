import type { FilePart } from "@inkvoice/contract/dashboard";
import { messages } from "../../../messages/messages.ts";

/** Pages of a file on which an invoice begins; page 1 always is one. */
export type InvoiceStarts = ReadonlySet<number>;

export function startsOf(file: readonly FilePart[]): InvoiceStarts {
  return new Set([1, ...file.map(({ pages: [from] }) => from)]);
}

/** Starts an invoice at a page, or merges the page with the one before. */
export function toggleStart(starts: InvoiceStarts, page: number): InvoiceStarts {
  const next = new Set(starts);
  if (page > 1 && !next.delete(page)) next.add(page);
  return next;
}

/** First and last page of each invoice. */
export function pageRanges(starts: InvoiceStarts, pages: number): [from: number, to: number][] {
  const sorted = [...starts].filter((start) => start <= pages).sort((a, b) => a - b);
  return sorted.map((from, index) => [from, (sorted[index + 1] ?? pages + 1) - 1]);
}

/** "Page 3", "Pages 1–2". */
export function pagesText([from, to]: readonly [number, number]): string {
  return from === to ? messages.invoice.page(from) : messages.invoice.pages(from, to);
}
