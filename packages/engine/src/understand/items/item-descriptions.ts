import type { MarkedDocument } from "../decode/spans.ts";
import { describesInRowAt, strongAt, surelyDescribesAt } from "../thresholds.ts";
import { chanceOf, type ItemContext, type ItemWords, parts } from "./item-words.ts";

/**
 * The words of an item's row that describe it. The reader asks of every word of the page whether it describes
 * something; in such a row it takes less, where the page has a text layer. On pictures what is doubtful is mostly dirt
 * or another column.
 */
export function describingWords(context: ItemContext, words: readonly number[]): number[] {
  const { ordered, labels, rules } = context.document;
  const marked = words.filter((word) => labels[word] === "line.description");
  if (marked.length === 0 || !rules.has("descriptions-in-rows")) return marked;
  return words.filter((word) => {
    const [label, chance] = [labels[word], chanceOf(context, "description", word)];
    if (ordered.words[word]?.source === "ocr") return label === "line.description" && chance >= strongAt;
    return label === "line.description" || (label === "none" && chance > describesInRowAt);
  });
}

/**
 * Codes, dates and numbers in the middle of a description belong to it: what shares its cell and is no price of the
 * item.
 */
export function withCellMates(context: ItemContext, words: ItemWords): number[] {
  const { document, cellOf } = context;
  if (!document.rules.has("whole-descriptions")) return words.description;
  const own = new Set(words.description);
  const taken = new Set(parts.flatMap((part) => (part === "description" || part === "sku" ? [] : words[part])));
  const cells = new Set(words.description.map((word) => cellOf[word] ?? []));
  const mates = [...cells].flatMap((cell) => {
    const described = cell.filter((word) => own.has(word));
    const isSure = described.some((word) => chanceOf(context, "description", word) > surelyDescribesAt);
    if (described.length * 2 < cell.length && !isSure) return described;
    const [first = 0, last = 0] = [described[0], described.at(-1)];
    const belongs = (word: number) => word > first && !taken.has(word) && (word < last || isLoose(document, word));
    return cell.filter((word) => own.has(word) || belongs(word));
  });
  return mates.sort((a, b) => a - b);
}

/** Nothing else claims the word, or only as part of a line. */
function isLoose({ labels }: MarkedDocument, word: number): boolean {
  const label = labels[word] ?? "none";
  return label === "none" || label === "line.date" || label === "line.sku";
}
