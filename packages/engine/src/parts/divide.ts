import { type BoundarySign, signsBetween } from "./boundary.ts";
import type { PageSigns } from "./page-signs.ts";
import { bias, boundaryWeights } from "./weights.ts";

/** Pages that belong to one invoice, by their numbers, and how sure it is that it begins and ends there. */
type InvoicePages = Readonly<{ pages: readonly number[]; confidence: number }>;

export type Division = Readonly<{
  parts: readonly InvoicePages[];
  /** How sure the least sure decision is. */
  confidence: number;
}>;

/** Divides the pages of a file into invoices. One invoice is what is believed until much speaks for several. */
export function divide(pages: readonly PageSigns[]): Division {
  const groups: { pages: PageSigns[]; confidence: number }[] = [];
  let confidence = 1;
  for (const page of pages) {
    const current = groups.at(-1);
    if (!current) {
      groups.push({ pages: [page], confidence: 1 });
      continue;
    }
    const odds = oddsOfStart(signsBetween(current.pages, page));
    const sure = 1 / (1 + Math.exp(-Math.abs(odds)));
    confidence = Math.min(confidence, sure);
    current.confidence = Math.min(current.confidence, sure);
    if (odds > 0) groups.push({ pages: [page], confidence: sure });
    else current.pages.push(page);
  }
  const parts = groups.map((group) => ({ pages: group.pages.map(({ page }) => page), confidence: group.confidence }));
  return { parts, confidence };
}

/** Log odds that a new invoice begins. */
function oddsOfStart(signs: Readonly<Record<BoundarySign, number>>): number {
  return Object.entries(signs).reduce(
    (sum, [sign, value]) => sum + boundaryWeights[sign as BoundarySign] * value,
    bias,
  );
}
