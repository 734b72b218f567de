import type { OrderedWords } from "../layout/reading-order.ts";
import type { Predictions } from "../model/predictions.ts";
import { columnsOf, partyBlocks, sharesOf } from "./average-roles.ts";

/** The words of a party's block, and their summed probabilities of being the seller's, the buyer's and another's. */
export type PartyBlock = Readonly<{ words: readonly number[]; seller: number; buyer: number; other: number }>;

/** The blocks of parties in reading order; none with a model that knows no roles. */
export function partyBlocksOf(ordered: OrderedWords, predictions: Predictions): PartyBlock[] {
  const { labels, layout } = predictions;
  const columns = columnsOf(predictions);
  if (columns.shipTo < 0) return [];
  const width = layout.labels.length;
  return partyBlocks(ordered, labels, width, columns).map((words) => {
    const shares = words.map((word) => sharesOf(labels.subarray(word * width, (word + 1) * width), columns));
    const sumOf = (role: number) => shares.reduce((sum, own) => sum + (own[role] ?? 0), 0);
    return { words, seller: sumOf(0), buyer: sumOf(1), other: sumOf(2) };
  });
}
