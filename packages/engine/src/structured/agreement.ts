import { wordKey } from "../locale/fold-text.ts";
import type { PrintedPlaces } from "./printed-places.ts";

/** How values of a kind are compared between page and XML, and searched for on the page. */
export type ValueKind = "amount" | "date" | "code" | "name";

/** Names and addresses are printed shorter, longer or in another order; half of the words in common is the same thing. */
const SAME_NAME = 0.5;

export function agree(kind: ValueKind, xml: unknown, page: unknown): boolean {
  if (kind === "amount") return typeof xml === "number" && typeof page === "number" && sameAmount(xml, page);
  if (kind === "date") return xml === page;
  if (kind === "code") return wordKey(String(xml)) === wordKey(String(page));
  return wordsInCommon(String(xml), String(page)) >= SAME_NAME;
}

function sameAmount(a: number, b: number): boolean {
  return Math.abs(Math.abs(a) - Math.abs(b)) < 0.005;
}

export function isPrinted(kind: ValueKind, value: unknown, places: PrintedPlaces): boolean {
  if (kind === "amount") return typeof value === "number" && places.amount(value).length > 0;
  if (kind === "date") return places.date(String(value)).length > 0;
  return places.text(String(value)).length > 0;
}

/** Share of the shorter text's words that the longer one has too. */
function wordsInCommon(a: string, b: string): number {
  const [shorter = [], longer = []] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.length - y.length);
  if (shorter.length === 0) return 0;
  const rest = [...longer];
  let common = 0;
  for (const word of shorter) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    rest.splice(at, 1);
    common++;
  }
  return common / shorter.length;
}

function wordsOf(text: string): string[] {
  return text
    .split(/[\s,;/-]+/)
    .map(wordKey)
    .filter((word) => word !== "");
}
