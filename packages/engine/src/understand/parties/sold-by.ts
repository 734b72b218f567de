import { wordKey } from "../../locale/letters/fold-text.ts";
import { cellsOf, type OrderedWords, textOf } from "../layout/reading-order.ts";
import type { Predictions } from "../model/predictions.ts";
import { partyBlocksOf } from "./party-blocks.ts";
import { withRoles } from "./seller-first.ts";

/** How marketplaces caption the party that sells through them, by language. */
const captions: ReadonlySet<string> = new Set(
  [
    "Sold by",
    "Verkauft von",
    "Verkauf durch",
    "Vendu par",
    "Venduto da",
    "Vendido por",
    "Verkocht door",
    "Sprzedawane przez",
    "Sprzedane przez",
    "Säljs av",
    "Såld av",
    "Solgt af",
    "Selges av",
  ].map(wordKey),
);

/** In line heights: a caption stands right above its block and begins at the same edge. */
const reach = 1.5;
const sameEdge = 1;
const mostOverlap = 0.5;
/** Share of a block that its role gets. */
const captionedShare = 0.97;

/**
 * Gives the block below `Sold by` to the seller where the models give it to another party. Their seller is the
 * marketplace, or the buyer in the window of the letter.
 */
export function withCaptionedSeller(ordered: OrderedWords, predictions: Predictions): Predictions {
  const captioned = cellsOf(ordered).filter((cell) => captions.has(wordKey(textOf(ordered, cell))));
  if (captioned.length === 0) return predictions;
  const blocks = partyBlocksOf(ordered, predictions);
  const sold = blocks.find(({ words }) => captioned.some((cell) => isBelow(ordered, cell, words)));
  if (!sold || sold.seller > sold.buyer + sold.other) return predictions;
  const hasBuyer = blocks.some((block) => block !== sold && block.buyer > block.seller);
  const wrong = blocks.filter((block) => block !== sold && block.seller > block.buyer + block.other);
  const changes = wrong.map(({ words }) => [words, hasBuyer ? "party" : "customer", "vendor"] as const);
  const own = (["customer", "party"] as const).map((role) => [sold.words, "vendor", role] as const);
  return withRoles(predictions, [...own, ...changes], captionedShare);
}

function isBelow(ordered: OrderedWords, caption: readonly number[], block: readonly number[]): boolean {
  const [above, first] = [ordered.words[caption[0] ?? -1], ordered.words[block[0] ?? -1]];
  const scale = first && ordered.pages[first.page];
  if (!above || !first || !scale || above.page !== first.page) return false;
  const down = (first.box[1] - above.box[3]) / scale.unit;
  const aside = (Math.abs(first.box[0] - above.box[0]) * scale.aspect) / scale.unit;
  return down > -mostOverlap && down < reach && aside < sameEdge;
}
