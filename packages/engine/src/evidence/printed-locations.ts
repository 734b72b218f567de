import type { Location } from "@inkvoice/contract";
import { decimalMarkOf, parseAmount } from "../locale/amounts/amount.ts";
import { canMean } from "../locale/amounts/currency.ts";
import { type DateOrder, dateOrderOf, parseDate } from "../locale/dates/date.ts";
import { wordKey } from "../locale/letters/fold-text.ts";
import type { PageText, Word } from "../page-text/page-text.ts";

/** Locations of values on the pages in any printed form, in reading order. */
export type PrintedLocations = Readonly<{
  hasText: boolean;
  amount(value: number): readonly Location[];
  date(value: string): readonly Location[];
  text(value: string): readonly Location[];
  currency(code: string): readonly Location[];
  /**
   * The share of a text's words that are printed anywhere, 0–1: names and addresses are wrapped and mixed with other
   * text.
   */
  share(value: string): number;
}>;

/** Word count of the longest forms: "1 234 567,89" and "31. December 2026". */
const amountWords = 4;
const dateWords = 4;
/** Shortest key that is searched inside longer words ("No.:4711"): shorter ones occur everywhere. */
const shortestInnerKey = 5;

type PrintedLine = Readonly<{ page: number; words: readonly Word[]; key: string; starts: readonly number[] }>;

export function printedLocations(pages: readonly PageText[]): PrintedLocations {
  const lines = pages.flatMap(printedLines);
  const texts = lines.flatMap((line) => line.words.map((word) => word.text));
  const printed = new Set(texts.flatMap(wordKeys));
  const amounts = indexBy(lines, amountWords, amountReader(decimalMarkOf(texts)));
  const dates = indexBy(lines, dateWords, dateReader(dateOrderOf(texts) ?? "dmy"));
  return {
    hasText: texts.length > 0,
    amount: (value) => amounts.get(amountKey(value)) ?? [],
    date: (value) => dates.get(value) ?? [],
    text: (value) => textPlaces(lines, wordKey(value)),
    currency: (code) => currencyPlaces(lines, code),
    share: (value) => shareOf(wordKeys(value), printed),
  };
}

function printedLines(page: PageText): PrintedLine[] {
  return page.lines.map((line) => {
    const words = line.words.flatMap((index) => page.words[index] ?? []);
    const starts: number[] = [];
    let key = "";
    for (const word of words) {
      starts.push(key.length);
      key += wordKey(word.text);
    }
    return { page: page.page, words, key, starts };
  });
}

/** Locations of all values that sequences of neighbouring words can be parsed as; the shortest sequence counts. */
function indexBy(
  lines: readonly PrintedLine[],
  longest: number,
  read: (text: string) => string | undefined,
): ReadonlyMap<string, Location[]> {
  const places = new Map<string, Location[]>();
  for (const line of lines) {
    const seen = new Map<string, string | undefined>();
    for (let length = 1; length <= longest; length++) {
      for (let start = 0; start + length <= line.words.length; start++) {
        const value = read(
          line.words
            .slice(start, start + length)
            .map(({ text }) => text)
            .join(" "),
        );
        seen.set(`${start}+${length}`, value);
        const inner = [seen.get(`${start}+${length - 1}`), seen.get(`${start + 1}+${length - 1}`)];
        if (value === undefined || inner.includes(value)) continue;
        places.set(value, [...(places.get(value) ?? []), locationOf(line, start, start + length)]);
      }
    }
  }
  return places;
}

function amountReader(decimalMark: "." | "," | undefined): (text: string) => string | undefined {
  return (text) => {
    // A rate is not an amount, though it may be the same number.
    if (!/\d/.test(text) || text.includes("%")) return undefined;
    const amount = parseAmount(text, decimalMark === undefined ? {} : { decimalMark });
    return amount === undefined ? undefined : amountKey(amount.value);
  };
}

/** The sign is left out: a credit note's amounts are printed either way. */
function amountKey(value: number): string {
  return Math.abs(value).toFixed(4);
}

function dateReader(order: DateOrder): (text: string) => string | undefined {
  return (text) => (/\d/.test(text) ? parseDate(text, order) : undefined);
}

function textPlaces(lines: readonly PrintedLine[], key: string): readonly Location[] {
  if (key === "") return [];
  const whole: Location[] = [];
  const inner: Location[] = [];
  for (const line of lines) {
    for (let at = line.key.indexOf(key); at >= 0; at = line.key.indexOf(key, at + 1)) {
      const first = line.starts.findLastIndex((start) => start <= at);
      const last = line.starts.findLastIndex((start) => start < at + key.length);
      const end = line.starts[last + 1] ?? line.key.length;
      const exact = line.starts[first] === at && end === at + key.length;
      (exact ? whole : inner).push(locationOf(line, first, last + 1));
    }
  }
  return whole.length > 0 || key.length < shortestInnerKey ? whole : inner;
}

function currencyPlaces(lines: readonly PrintedLine[], code: string): readonly Location[] {
  return lines.flatMap((line) =>
    line.words.flatMap(({ text }, index) => (canMean(text, code) ? [locationOf(line, index, index + 1)] : [])),
  );
}

/** Compound words may be printed as one word or as two: "Kai-Straße". */
function wordKeys(text: string): readonly string[] {
  return text
    .split(/[\s,;/-]+/)
    .map(wordKey)
    .filter((key) => key !== "");
}

function shareOf(keys: readonly string[], printed: ReadonlySet<string>): number {
  return keys.length === 0 ? 0 : keys.filter((key) => printed.has(key)).length / keys.length;
}

function locationOf(line: PrintedLine, start: number, end: number): Location {
  return { page: line.page, box: unionOf(line.words.slice(start, end).map(({ box }) => box)) };
}

export function unionOf(boxes: readonly (readonly [number, number, number, number])[]): Location["box"] {
  const side = (index: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) =>
    Math.round(pick(...boxes.map((box) => box[index])) * 10_000) / 10_000;
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}
