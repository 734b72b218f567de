import type { MarkedDocument } from "../decode/spans.ts";
import type { PlacedWord } from "../layout/reading-order.ts";
import { cellsOnLine, type ItemContext, mostProbable } from "./item-words.ts";

/** Captions of codes by which customs and tax offices class goods: many items share one, so it is no item number. */
const classCaption = /^(?:ncm|hsn|sac|cfop|taric|pkwiu|claveprodserv)(?:[/.:(-].*)?$/i;

/** The words of a row's item number: those in the column of the likeliest one, and none of a classification. */
export function itemNumberWords(context: ItemContext, words: readonly number[]): number[] {
  const { document } = context;
  if (words.length === 0 || !document.rules.has("classes-of-goods")) return [...words];
  const own = withoutClasses(document, words);
  const best = placed(document, mostProbable(context, "sku", cellsOnLine(context, own)));
  return own.filter((word) => placed(document, [word]).some((one) => best.some((other) => isInColumn(one, other))));
}

function placed({ ordered }: MarkedDocument, words: readonly number[]): PlacedWord[] {
  return words.flatMap((word) => ordered.words[word] ?? []);
}

function withoutClasses({ ordered }: MarkedDocument, words: readonly number[]): number[] {
  const captions = ordered.words.filter(({ text }) => classCaption.test(text));
  return words.filter((index) => {
    const word = ordered.words[index];
    return !word || !captions.some((caption) => isBelow(word, caption));
  });
}

function isBelow(word: PlacedWord, caption: PlacedWord): boolean {
  return word.page === caption.page && word.box[1] >= caption.box[3] && isInColumn(word, caption);
}

function isInColumn(one: PlacedWord, other: PlacedWord): boolean {
  return one.box[0] < other.box[2] && other.box[0] < one.box[2];
}
