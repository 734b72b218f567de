import type { Evidence, ExtractedData } from "@inkvoice/contract";
import type { PageText } from "../page-text/page-text.ts";
import type { Division, InvoicePages } from "./divide.ts";
import type { PageRange } from "./divide-pages.ts";
import { locationsInFile } from "./page-locations.ts";
import { markUncertainDivision } from "./uncertain-division.ts";

type OnPage = Readonly<{ page: number }>;
/** Words and codes of the pages of a file or of a part of it. */
type Shown<Code extends OnPage> = Readonly<{ pages: readonly PageText[]; codes: readonly Code[] }>;
type Found = Readonly<{ ok: true; data: ExtractedData; evidence?: Evidence }>;

/** One invoice of a file, with the pages its values come from and the first and last page that belong to it. */
export type ReadPart<Code extends OnPage> = Readonly<{
  data: ExtractedData;
  evidence?: Evidence | undefined;
  read: Shown<Code>;
  pages: PageRange;
}>;

/**
 * Extracts each part. Parts without an invoice (a separator, a cover) belong to the invoice before them, or at the
 * beginning to the first, and contribute no values.
 */
export async function readParts<Code extends OnPage, Failure extends Readonly<{ ok: false }>>(
  { parts, confidence }: Division,
  read: Shown<Code>,
  readInvoice: (own: Shown<Code>) => Promise<Found | Failure>,
): Promise<readonly ReadPart<Code>[] | Failure> {
  const found: ReadPart<Code>[] = [];
  let failure: Failure | undefined;
  for (const part of parts) {
    const own = givingValues(part, read);
    const result = await readInvoice(own);
    if (!result.ok) failure ??= result;
    else found.push({ ...inFile(result, part.confidence, own), read: own, pages: rangeOf(part) });
  }
  if (found.length === 0 && failure) return failure;
  const whole = withPagesBetween(found, read.pages);
  const isJoined = found.length === 1 && parts.length > 1;
  return isJoined ? whole.map((part) => ({ ...part, data: markUncertainDivision(part.data, confidence) })) : whole;
}

/** Without its attachments, unless there is nothing else. */
function givingValues<Code extends OnPage>({ pages, attachments }: InvoicePages, read: Shown<Code>): Shown<Code> {
  const giving = pages.filter((page) => !attachments.includes(page));
  const chosen = giving.length > 0 ? giving : pages;
  return {
    pages: read.pages.filter(({ page }) => chosen.includes(page)),
    codes: read.codes.filter(({ page }) => chosen.includes(page)),
  };
}

/** Adjusts page numbers to the file, and confidence to that of the division. */
function inFile({ data, evidence }: Found, confidence: number, { pages }: Readonly<{ pages: readonly PageText[] }>) {
  const sure = markUncertainDivision(data, confidence);
  return {
    data: { ...sure, locations: locationsInFile(sure.locations, pages) },
    evidence: evidence && locationsInFile(evidence, pages),
  };
}

function rangeOf({ pages }: InvoicePages): PageRange {
  return [Math.min(...pages), Math.max(...pages)];
}

/** Pages without an invoice belong to the one before. */
function withPagesBetween<Code extends OnPage>(
  parts: readonly ReadPart<Code>[],
  pages: readonly OnPage[],
): readonly ReadPart<Code>[] {
  const [first, last] = [pages[0]?.page ?? 1, pages.at(-1)?.page ?? 1];
  return parts.map((part, index) => {
    const from = index === 0 ? first : part.pages[0];
    const next = parts[index + 1];
    return { ...part, pages: [from, next ? next.pages[0] - 1 : Math.max(last, part.pages[1])] };
  });
}
