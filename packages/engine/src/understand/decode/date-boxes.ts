import { foldText } from "../../locale/letters/fold-text.ts";
import type { Candidate } from "../invoice-reading.ts";
import { boxAround, type OrderedWords } from "../layout/reading-order.ts";
import { probabilities } from "../model/predictions.ts";
import { candidateOf, type MarkedDocument, maxCandidates, measureSpan } from "./spans.ts";

/** Captions of the boxes of day, month and year on printed forms, folded, without points. */
const captions: readonly ReadonlySet<string>[] = [
  new Set(["dia", "day", "jour", "tag", "giorno", "dag", "dzien", "den", "dd"]),
  new Set(["mes", "month", "mois", "monat", "mese", "maand", "miesiac", "mesic", "mm"]),
  new Set(["ano", "year", "annee", "jahr", "anno", "jaar", "rok", "aaaa", "yyyy", "yy", "aa"]),
];
/** In line heights: how far a number may stand below its caption. */
const reach = 3;
/** A date with at least this probability stays the document's. */
const sureOfAnother = 0.9;
/** Probability of a date whose day, month and year are captioned, if the models take a word of it for a date. */
const boxedChance = 0.9;
const thinkable = 0.2;

/** The dates with one before them whose day, month and year stand below their captions: `DÍA MES AÑO` above `7 11 2024`. */
export function withBoxedDate(
  document: MarkedDocument,
  dates: readonly Candidate<string>[],
  parse: (text: string) => string | undefined,
): readonly Candidate<string>[] {
  if ((dates[0]?.probability ?? 0) >= sureOfAnother) return dates;
  const { ordered, predictions } = document;
  const chance = probabilities(predictions, "date");
  const found = captionsIn(ordered).flatMap((caption) => {
    const words = caption.flatMap((word) => numberBelow(ordered, word) ?? []);
    const [day, month, year] = words.map((word) => ordered.words[word]?.text.replace(/\W/g, "") ?? "");
    const isWhole = words.length === captions.length && Number(month) <= 12;
    const value = isWhole ? parse(`${day}/${month}/${year}`) : undefined;
    const isDate = words.some((word) => (chance[word] ?? 0) >= thinkable);
    return value !== undefined && isDate ? [candidateOf(document, measureSpan(ordered, words, chance), value)] : [];
  });
  const [own] = found;
  if (!own || new Set(found.map(({ value }) => value)).size > 1) return dates;
  const boxed = { ...own, probability: Math.max(boxedChance, own.probability), weakest: boxedChance };
  return [boxed, ...dates.filter(({ value }) => value !== own.value)].slice(0, maxCandidates);
}

/** The captions of day, month and year, where they follow each other on a line in any order. */
function captionsIn({ words }: OrderedWords): number[][] {
  const keys = words.map(({ text }) => foldText(text).toLowerCase().replace(/[.:]/g, ""));
  return [...keys.keys()].flatMap((first) => {
    const three = captions.map((known) =>
      [0, 1, 2].map((step) => first + step).find((at) => known.has(keys[at] ?? "")),
    );
    const found = three.filter((word) => word !== undefined);
    const isOnLine = found.every((word) => words[word]?.line === words[first]?.line);
    return new Set(found).size === captions.length && isOnLine ? [found] : [];
  });
}

/** The nearest number right below a caption. */
function numberBelow(ordered: OrderedWords, caption: number): number | undefined {
  const [left, , right, bottom] = boxAround(ordered, [caption]);
  const { page, fontHeight = 0 } = ordered.words[caption] ?? {};
  const below = [...ordered.words.keys()].filter((at) => {
    const word = ordered.words[at];
    if (!word || word.page !== page || !/^\W*\d{1,4}\W*$/.test(word.text)) return false;
    const middle = (word.box[0] + word.box[2]) / 2;
    const down = word.box[1] - bottom;
    const isUnder = middle > left - fontHeight && middle < right + fontHeight;
    return isUnder && down > -fontHeight / 2 && down < reach * fontHeight;
  });
  return below.toSorted((a, b) => (ordered.words[a]?.box[1] ?? 0) - (ordered.words[b]?.box[1] ?? 0))[0];
}
