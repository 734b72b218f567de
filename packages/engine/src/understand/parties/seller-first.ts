import { boxAround, type OrderedWords } from "../layout/reading-order.ts";
import { type Predictions, probabilities } from "../model/predictions.ts";
import { strongAt } from "../thresholds.ts";
import { partyBlocksOf } from "./party-blocks.ts";

/** Share of the likelier role from which a block is surely of one party. */
const unsureBelow = 0.7;
/** Share of a block that the role of its place gets. */
const likely = 0.85;
/** Minimum words of a party's block: a name and an address. */
const fewestWords = 4;
const parts = ["name", "address", "tax_id"] as const;

type Block = Readonly<{ words: readonly number[]; seller: number }>;

/** Gives the upper of two blocks to the seller and the lower to the buyer if the models are sure of neither. */
export function withSellerFirst(ordered: OrderedWords, predictions: Predictions): Predictions {
  const blocks = blocksOf(ordered, predictions);
  const isUnsure = ({ seller }: Block) => Math.max(seller, 1 - seller) < unsureBelow;
  const [first, second, ...others] = blocks;
  if (!first || !second || others.length > 0 || !isUnsure(first) || !isUnsure(second)) return predictions;
  if (!isAbove(ordered, first.words, second.words) || isBehindTotal(predictions, second.words)) return predictions;
  return withRoles(predictions, [
    [first.words, "vendor", "customer"],
    [second.words, "customer", "vendor"],
  ]);
}

function isAbove(ordered: OrderedWords, upper: readonly number[], lower: readonly number[]): boolean {
  const pageOf = ([word = -1]: readonly number[]) => ordered.words[word]?.page;
  return pageOf(upper) === pageOf(lower) && boxAround(ordered, upper)[3] <= boxAround(ordered, lower)[1];
}

/** Sellers without a letterhead stand at the foot of the page. */
function isBehindTotal(predictions: Predictions, [first = 0]: readonly number[]): boolean {
  return probabilities(predictions, "total_amount")
    .subarray(0, first)
    .some((share) => share > strongAt);
}

/** The blocks of seller and buyer in reading order, each with the seller's share of it. */
function blocksOf(ordered: OrderedWords, predictions: Predictions): Block[] {
  return partyBlocksOf(ordered, predictions).flatMap(({ words, seller, buyer }) => {
    const isParty = words.length >= fewestWords && seller + buyer > words.length / 2;
    return isParty ? [{ words, seller: seller / (seller + buyer) }] : [];
  });
}

type RoleChange = readonly [words: readonly number[], to: string, from: string];

/** Moves most of what words have of one role to the other: `share` of both. */
export function withRoles(predictions: Predictions, changes: readonly RoleChange[], share = likely): Predictions {
  const labels = predictions.labels.slice();
  const width = predictions.layout.labels.length;
  for (const [words, ...roles] of changes)
    for (const part of parts) {
      const [to = -1, from = -1] = roles.map((role) => predictions.layout.labels.indexOf(`${role}.${part}`));
      if (to < 0 || from < 0) continue;
      for (const word of words) {
        const both = (labels[word * width + to] ?? 0) + (labels[word * width + from] ?? 0);
        labels[word * width + to] = share * both;
        labels[word * width + from] = (1 - share) * both;
      }
    }
  return { ...predictions, labels };
}
