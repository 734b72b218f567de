import { withoutLegalForm } from "../../locale/companies/legal-form.ts";
import { wordKey } from "../../locale/letters/fold-text.ts";
import { boxAround, type OrderedWords, textOf } from "../layout/reading-order.ts";
import type { Predictions } from "../model/predictions.ts";
import { type PartyBlock, partyBlocksOf } from "./party-blocks.ts";
import { withRoles } from "./seller-first.ts";

/** Minimum letters: shorter names begin many lines. */
const shortest = 5;
/** Share of the probability of a block's words that the corrected role gets. */
const correctedShare = 0.97;
/** In line heights: between a name and its address may be a line such as `Attention: Accounts`. */
const reach = 2.5;
const sameEdge = 1;

/**
 * Exchanges the roles of the parties if the models take a party with one of these names for the buyer. `sellers`: names
 * of the seller by other evidence than the models', such as a signature.
 */
export function withExchangedRoles(
  ordered: OrderedWords,
  predictions: Predictions,
  sellers: readonly string[],
): Predictions {
  const keys = sellers.map(keyOf).filter((key) => key.length >= shortest);
  if (keys.length === 0) return predictions;
  const blocks = partyBlocksOf(ordered, predictions);
  const named = blocks.filter(({ words }) => keys.includes(keyOf(firstLine(ordered, words))));
  if (!named.some(({ seller, buyer }) => buyer > seller)) return predictions;
  const changes = blocks.flatMap((block) => {
    const { words, seller, buyer } = block;
    const isSellers = named.includes(block) || named.some((above) => isRightBelow(ordered, above, block));
    if (isSellers === seller > buyer || (!isSellers && !hasLetters(ordered, block))) return [];
    return [isSellers ? ([words, "vendor", "customer"] as const) : ([words, "customer", "vendor"] as const)];
  });
  return withRoles(predictions, changes, correctedShare);
}

/** Whether a block has words: a tax number alone may stand beside either party. */
function hasLetters(ordered: OrderedWords, { words }: PartyBlock): boolean {
  return words.some((word) => /\p{L}{2}/u.test(ordered.words[word]?.text ?? ""));
}

function isRightBelow(ordered: OrderedWords, above: PartyBlock, below: PartyBlock): boolean {
  const [a, b] = [ordered.words[above.words[0] ?? -1], ordered.words[below.words[0] ?? -1]];
  const scale = a && ordered.pages[a.page];
  if (!a || !b || !scale || a.page !== b.page) return false;
  const [upper, lower] = [boxAround(ordered, above.words), boxAround(ordered, below.words)];
  const down = (lower[1] - upper[3]) / scale.unit;
  return down > 0 && down < reach && (Math.abs(upper[0] - lower[0]) * scale.aspect) / scale.unit < sameEdge;
}

function keyOf(name: string): string {
  return wordKey(withoutLegalForm(name));
}

function firstLine(ordered: OrderedWords, words: readonly number[]): string {
  const line = ordered.words[words[0] ?? -1]?.line;
  const first = words.filter((word) => ordered.words[word]?.line === line);
  return textOf(ordered, first);
}
