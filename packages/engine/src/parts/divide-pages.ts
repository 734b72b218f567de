import type { SplitMode } from "@inkvoice/contract";
import type { PageText } from "../page-text/page-text.ts";
import type { InvoiceReading } from "../understand/invoice-reading.ts";
import { isAttachment } from "./attachment.ts";
import { type Division, divide } from "./divide.ts";
import { pageNumberOf } from "./page-number.ts";
import { signsOf } from "./page-signs.ts";

/** The first and the last page of an invoice in its file. */
export type PageRange = readonly [from: number, to: number];

/** How to divide a file: by its pages' content, never, page by page, or as given by a person. */
export type SplitOption = SplitMode | readonly PageRange[];

/** Divides the pages of a file into invoices. `understand` extracts a single page. */
export async function dividePages(
  pages: readonly PageText[],
  wish: SplitOption,
  understand: (page: PageText) => Promise<InvoiceReading>,
): Promise<Division> {
  if (wish === "pages") return certain(pages.map((page) => [page]));
  if (typeof wish !== "string") return certain(wish.map((range) => pages.filter(({ page }) => isWithin(range, page))));
  if (wish === "never" || pages.length < 2 || isNumberedThrough(pages)) return certain([pages]);
  const signs = [];
  for (const page of pages) signs.push(signsOf(page, await understand(page)));
  return divide(signs);
}

export function isWithin([from, to]: PageRange, page: number): boolean {
  return page >= from && page <= to;
}

function certain(groups: readonly (readonly PageText[])[]): Division {
  const parts = groups.map((group) => ({
    pages: group.map(({ page }) => page),
    // A file that begins with its terms and conditions still has to be read.
    attachments: group.slice(1).flatMap((page) => (isAttachment(page) ? [page.page] : [])),
    confidence: 1,
  }));
  return { parts, confidence: 1 };
}

/** Pages from "1 of n" to "n of n" are one document, without further evidence. */
function isNumberedThrough(pages: readonly PageText[]): boolean {
  return pages.every((page, index) => {
    const numbering = pageNumberOf(page);
    return numbering?.number === index + 1 && numbering.of === pages.length;
  });
}
