import type { Box, PageText, Word } from "../../packages/engine/src/page-text/page-text.ts";
import type { Evidence, InvoiceReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import { seededRandom } from "./seeded-random.ts";

/** Share of the words that are left out. */
const missing = 0.15;
/** As a share of the page: the largest change of size. The largest shift is half of it. */
const stretch = 0.06;
/** As a share of the page: tolerance around the words of a candidate. */
const tolerance = 0.002;

/**
 * The pages as another issuer might have printed them: all words moved and stretched a little, some of them left out.
 * Words of candidates stay, so that every value can still be right.
 */
export function disturbPages(pages: readonly PageText[], reading: InvoiceReading, seed: number): PageText[] {
  const random = seededRandom(seed);
  const change = () => (2 * random() - 1) * stretch;
  const [wider, taller, right, down] = [1 + change(), 1 + change(), change() / 2, change() / 2];
  const placed = ({ box: [x0, y0, x1, y1], ...word }: Word): Word => ({
    ...word,
    box: [x0 * wider + right, y0 * taller + down, x1 * wider + right, y1 * taller + down],
    fontHeight: word.fontHeight * taller,
  });
  const kept = evidenceIn(reading);
  return pages.map((page) => {
    const boxes = kept.flatMap((evidence) => (evidence.page === page.page ? [evidence.box] : []));
    const words = page.words.filter(({ box }) => random() >= missing || boxes.some((around) => isInside(box, around)));
    return { ...page, words: words.map(placed), lines: [] };
  });
}

/** Share of the values whose words are left out. */
const unread = 0.5;

/**
 * The pages as if some values could not be read: the words of the first candidates of about half of the fields are left
 * out. Whatever is chosen instead is wrong, unless the value is printed twice.
 */
export function withoutValues(pages: readonly PageText[], { fields }: InvoiceReading, seed: number): PageText[] {
  const random = seededRandom(seed);
  const removed = Object.values(fields).flatMap(([first]) => (random() < unread ? (first?.evidence ?? []) : []));
  return pages.map((page) => {
    const boxes = removed.flatMap((evidence) => (evidence.page === page.page ? [evidence.box] : []));
    return {
      ...page,
      words: page.words.filter(({ box }) => !boxes.some((around) => isInside(box, around))),
      lines: [],
    };
  });
}

function evidenceIn({ fields, lineItems }: InvoiceReading): Evidence[] {
  const candidates = [...Object.values(fields).flat(), ...lineItems.flatMap((line) => Object.values(line))];
  return candidates.flatMap(({ evidence }) => evidence ?? []);
}

function isInside([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > left - tolerance && x < right + tolerance && y > top - tolerance && y < bottom + tolerance;
}
