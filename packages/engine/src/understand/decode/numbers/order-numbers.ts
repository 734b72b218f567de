import { foldText, wordKey } from "../../../locale/letters/fold-text.ts";
import { type OrderedWords, textOf } from "../../layout/reading-order.ts";
import { areLines } from "../../parties/names/name-lines.ts";
import type { MarkedDocument, Span } from "../spans.ts";

/** Captions of an order, in folded small letters; behind them perhaps a word for number. */
const order =
  /^(?:(?:order|commande|pedido|encomenda|ordine|bestelling|bestellung|auftrag|zamowienie|tilaus|ordre)(?:[\s-]?(?:id|no|nr|n[o°]|num|number|numero|nummer|ref|#))?|n[ro°]?[.°]? ?(?:encomenda|pedido|de pedido|de commande)|(?:bestell|auftrags)(?:nr|nummer))[.:]{0,3}$/;

/** Numbers without those that are printed as an order's somewhere, where another one is as likely as not. */
export function withoutOrders(document: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const orders = ordersOf(document);
  if (orders.size === 0) return spans;
  const own = spans.filter(({ words }) => !orders.has(wordKey(textOf(document.ordered, words))));
  return own.some(({ score }) => score >= likelyNumber) ? own : spans;
}

/** Probability from which another number is the invoice's. */
const likelyNumber = 0.5;

/** The numbers beside or right below the caption of an order. */
function ordersOf({ ordered, cells }: MarkedDocument): ReadonlySet<string> {
  const captions = cells
    .map((cell) => cell.slice(0, cell.findIndex((word) => /\d/.test(ordered.words[word]?.text ?? "")) >>> 0))
    .filter((words) => order.test(foldText(textOf(ordered, words)).toLowerCase().trim()));
  const beside = captions.map((words) => (words.at(-1) ?? 0) + 1).filter((next) => isOnLine(ordered, next));
  const below = captions.flatMap((caption) =>
    cells.filter((cell) => areLines(ordered, caption, cell)).map((cell) => cell[0] ?? -1),
  );
  const numbers = [...beside, ...below].map((word) => wordKey(ordered.words[word]?.text ?? ""));
  return new Set(numbers.filter((number) => /\d/.test(number)));
}

function isOnLine({ words }: OrderedWords, word: number): boolean {
  return words[word] !== undefined && words[word]?.line === words[word - 1]?.line;
}
