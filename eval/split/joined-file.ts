import { divide, type InvoicePages } from "../../packages/engine/src/parts/divide.ts";
import type { PageSigns } from "../../packages/engine/src/parts/page-signs.ts";

/** A page of a file. `isInvoice`: the page alone is an invoice. An attached page has an `owner`. */
export type JoinedPage = Readonly<{ signs: PageSigns; isInvoice: boolean; owner: number; isOwn: boolean }>;
export type JoinedFile = readonly JoinedPage[];

/** Parts of a file with pages from 1. As in the pipeline, parts without an invoice belong to the part before. */
function partsOf(file: JoinedFile): readonly InvoicePages[] {
  const joined: InvoicePages[] = [];
  for (const part of divide(file.map(({ signs }, index) => ({ ...signs, page: index + 1 }))).parts) {
    const before = joined.at(-1);
    if (before && (isWithoutInvoice(file, part) || isWithoutInvoice(file, before))) {
      const attachments = isWithoutInvoice(file, part)
        ? [...before.attachments, ...part.pages]
        : [...before.pages, ...part.attachments];
      joined[joined.length - 1] = { ...before, pages: [...before.pages, ...part.pages], attachments };
    } else joined.push(part);
  }
  return joined;
}

function isWithoutInvoice(file: JoinedFile, { pages }: InvoicePages): boolean {
  return !pages.some((page) => file[page - 1]?.isInvoice);
}

/** Whether the file is divided exactly at the boundaries of its documents. */
export function isDividedRight(file: JoinedFile): boolean {
  const starts = file.flatMap(({ owner }, index) => (owner === file[index - 1]?.owner ? [] : [index + 1]));
  const found = partsOf(file).map(({ pages }) => pages[0]);
  return found.join() === starts.join();
}

/** The part that contains the first page of a document. */
export function partOfOwner(file: JoinedFile, owner: number): readonly JoinedPage[] {
  const first = file.findIndex((sheet) => sheet.owner === owner) + 1;
  const part = partsOf(file).find(({ pages }) => pages.includes(first));
  const giving = part?.pages.filter((page) => !part.attachments.includes(page)) ?? [];
  return giving.flatMap((page) => file[page - 1] ?? []);
}
