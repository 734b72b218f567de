import type { ValueType } from "@inkvoice/contract";
import { wordKey } from "../locale/letters/fold-text.ts";
import type { PrintedLocations } from "./printed-locations.ts";

type Comparison = "number" | "letters" | "words";

/** How values of a type are compared between page and XML, and searched for on the page. */
const comparisonOf: Readonly<Record<ValueType, Comparison>> = {
  amount: "number",
  number: "number",
  percent: "number",
  line_index: "number",
  name: "words",
  text: "words",
  code: "letters",
  date: "letters",
  currency: "letters",
  country: "letters",
  language: "letters",
  document_type: "letters",
  charge_kind: "letters",
};

/** Names and addresses vary in length and order: half of the words in common counts as equal. */
const sameName = 0.5;
const printedName = 0.8;
const longCode = 10;

export function valuesAgree(type: ValueType, xml: unknown, page: unknown): boolean {
  const comparison = comparisonOf[type];
  if (comparison === "number") return typeof xml === "number" && typeof page === "number" && sameAmount(xml, page);
  if (comparison === "letters") return sameCode(wordKey(String(xml)), wordKey(String(page)));
  return wordsInCommon(String(xml), String(page)) >= sameName;
}

/** A long code of which only the beginning was read is the same code. */
function sameCode(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (shorter.length >= longCode && longer.startsWith(shorter));
}

function sameAmount(a: number, b: number): boolean {
  return Math.abs(Math.abs(a) - Math.abs(b)) < 0.005;
}

export function isPrinted(type: ValueType, value: unknown, places: PrintedLocations): boolean {
  const comparison = comparisonOf[type];
  if (comparison === "number") return typeof value === "number" && places.amount(value).length > 0;
  if (type === "date") return places.date(String(value)).length > 0;
  if (comparison === "words") return places.share(String(value)) >= printedName;
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
