import { wordKey } from "../../locale/letters/fold-text.ts";
import { plainTextIn } from "../decode/numbers/decode-codes.ts";
import { candidateOf } from "../decode/spans.ts";
import type { LineItemReading } from "../invoice-reading.ts";
import { textOf } from "../layout/reading-order.ts";
import { strongAt } from "../thresholds.ts";
import { type ItemContext, productProbability, spanOf, wordsBeside } from "./item-words.ts";
import type { RowWords } from "./rows/row-numbers.ts";

/** Captions of a description, folded. */
const captions: ReadonlySet<string> = new Set([
  "aciklama",
  "beschreibung",
  "beskrivelse",
  "beskrivning",
  "bezeichnung",
  "descricao",
  "descriere",
  "descripcion",
  "description",
  "descrizione",
  "designation",
  "kuvaus",
  "leiras",
  "omschrijving",
  "opis",
  "popis",
]);
/** Maximum number of lines from the caption down to the total. */
const mostLinesAbove = 4;

/** Whether a word is the caption of the value behind it. */
export function isCaption({ document }: ItemContext, word: number): boolean {
  return /\p{L}:$/u.test(document.ordered.words[word]?.text ?? "");
}

/** Items without a probable description take the text behind `Description:` above their total and below that of the item before. */
export function withCaptionedDescriptions(
  context: ItemContext,
  items: readonly LineItemReading[],
  rows: readonly RowWords[],
): readonly LineItemReading[] {
  const totals = rows.map(({ words }) => words.total[0]);
  return items.map((item, at) => {
    const [total, before = -1] = [totals[at], totals[at - 1]];
    if ((item.description?.probability ?? 0) >= strongAt || total === undefined) return item;
    const words = textBehindCaption(context, total, before);
    const text = plainTextIn(textOf(context.document.ordered, words));
    if (text === undefined) return item;
    const found = candidateOf(context.document, spanOf(context, "description", words), text);
    return { ...item, description: { ...found, probability: Math.max(productProbability, found.probability) } };
  });
}

/** The words up to the next caption on the line that begins with the caption of a description. */
function textBehindCaption(context: ItemContext, total: number, before: number): number[] {
  const { ordered } = context.document;
  const lineOf = (word: number) => ordered.words[word]?.line ?? 0;
  for (let word = total; word > before && lineOf(total) - lineOf(word) <= mostLinesAbove; ) {
    const [first = 0, ...text] = wordsBeside(context.document, [word]);
    const isDescription = isCaption(context, first) && captions.has(wordKey(ordered.words[first]?.text ?? ""));
    const end = text.findIndex((one) => isCaption(context, one));
    if (isDescription && first > before) return end < 0 ? text : text.slice(0, end);
    word = first - 1;
  }
  return [];
}
