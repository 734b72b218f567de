import { divide, type InvoicePages } from "../../packages/engine/src/parts/divide.ts";
import type { PageSigns } from "../../packages/engine/src/parts/page-signs.ts";

/** A page of a file. What lies behind a document belongs to it (`owner`) without being its own. */
export type Sheet = Readonly<{ signs: PageSigns; owner: number; isOwn: boolean }>;
export type GluedFile = readonly Sheet[];

/** The same draws in every run. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The parts of a file, their pages counted from 1. */
function partsOf(file: GluedFile): readonly InvoicePages[] {
  return divide(file.map(({ signs }, index) => ({ ...signs, page: index + 1 }))).parts;
}

/** Whether the file is divided where its documents meet, and nowhere else. */
export function isRight(file: GluedFile): boolean {
  const starts = file.flatMap(({ owner }, index) => (owner === file[index - 1]?.owner ? [] : [index + 1]));
  const found = partsOf(file).map(({ pages }) => pages[0]);
  return found.join() === starts.join();
}

/** The part that begins a document, by the first page on which the document stands. */
export function partOfOwner(file: GluedFile, owner: number): readonly Sheet[] {
  const first = file.findIndex((sheet) => sheet.owner === owner) + 1;
  const part = partsOf(file).find(({ pages }) => pages.includes(first));
  const giving = part?.pages.filter((page) => !part.attachments.includes(page)) ?? [];
  return giving.flatMap((page) => file[page - 1] ?? []);
}
