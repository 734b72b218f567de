import { withoutLegalForm } from "../../locale/companies/legal-form.ts";
import { wordKey } from "../../locale/letters/fold-text.ts";
import { boxAround, type OrderedWords, textOf } from "../layout/reading-order.ts";
import type { Predictions } from "../model/predictions.ts";
import { columnsOf, partyBlocks, sharesOf } from "./average-roles.ts";
import { withRoles } from "./seller-first.ts";

/** Minimum letters: shorter names begin many lines. */
const shortest = 5;
/** Share of a block that the role gets of which its name is evidence. */
const namedShare = 0.97;

/** In line heights: an address may stand below a line for the attention of somebody. */
const reach = 2.5;
const sameEdge = 1;

type Block = Readonly<{ words: readonly number[]; seller: number; buyer: number; isNamed: boolean }>;

/**
 * Gives the blocks that begin with one of these names to the seller, and the blocks right below them, if the models give
 * such a block to the buyer.
 */
export function withNamedSeller(
  ordered: OrderedWords,
  predictions: Predictions,
  names: readonly string[],
): Predictions {
  if (names.length === 0 || columnsOf(predictions).shipTo < 0) return predictions;
  const blocks = blocksOf(ordered, predictions, names);
  const named = blocks.filter(({ isNamed }) => isNamed);
  // Only where the models give the named party to the buyer are the others' roles in doubt.
  if (!named.some(({ seller, buyer }) => buyer > seller)) return predictions;
  const changes = blocks.flatMap(({ words, seller, buyer, isNamed }) => {
    const isOwn = isNamed || named.some((block) => isRightBelow(ordered, block.words, words));
    if (isOwn === seller > buyer || (!isOwn && !hasLetters(ordered, words))) return [];
    return [isOwn ? ([words, "vendor", "customer"] as const) : ([words, "customer", "vendor"] as const)];
  });
  return withRoles(predictions, changes, namedShare);
}

function blocksOf(ordered: OrderedWords, predictions: Predictions, names: readonly string[]): Block[] {
  const { labels, layout } = predictions;
  const columns = columnsOf(predictions);
  const width = layout.labels.length;
  return partyBlocks(ordered, labels, width, columns).map((words) => {
    const shares = words.map((word) => sharesOf(labels.subarray(word * width, (word + 1) * width), columns));
    const [seller = 0, buyer = 0] = [0, 1].map((role) => shares.reduce((sum, each) => sum + (each[role] ?? 0), 0));
    const name = firstLine(ordered, words);
    return { words, seller, buyer, isNamed: names.some((other) => isSameParty(name, other)) };
  });
}

/** A number alone stands beside either party. */
function hasLetters(ordered: OrderedWords, words: readonly number[]): boolean {
  return words.some((word) => /\p{L}{2}/u.test(ordered.words[word]?.text ?? ""));
}

function isRightBelow(ordered: OrderedWords, above: readonly number[], below: readonly number[]): boolean {
  const [a, b] = [ordered.words[above[0] ?? -1], ordered.words[below[0] ?? -1]];
  const scale = a && ordered.pages[a.page];
  if (!a || !b || !scale || a.page !== b.page) return false;
  const [upper, lower] = [boxAround(ordered, above), boxAround(ordered, below)];
  const down = (lower[1] - upper[3]) / scale.unit;
  return down > 0 && down < reach && (Math.abs(upper[0] - lower[0]) * scale.aspect) / scale.unit < sameEdge;
}

/** Whether two names are the same but for their legal form, or begin with the same long word. */
function isSameParty(one: string, other: string): boolean {
  const [own, named] = [one, other].map((name) => wordKey(withoutLegalForm(name)));
  const [first, second] = [one, other].map((name) => wordKey(name.split(" ")[0] ?? ""));
  const isSame = own === named && (own ?? "").length >= shortest;
  return isSame || (first === second && (first ?? "").length >= shortest);
}

function firstLine(ordered: OrderedWords, words: readonly number[]): string {
  const line = ordered.words[words[0] ?? -1]?.line;
  const first = words.filter((word) => ordered.words[word]?.line === line);
  return textOf(ordered, first);
}
