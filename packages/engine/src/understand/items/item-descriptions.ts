import type { MarkedDocument } from "../decode/spans.ts";
import { describesInRowAt, strongAt, surelyDescribesAt } from "../thresholds.ts";
import { type ItemContext, type ItemWords, parts, probabilityOf } from "./item-words.ts";

/**
 * The words of an item's row that describe it. Within such a row a lower probability suffices than elsewhere on the
 * page, if it has a text layer. On pictures, words of low probability are mostly dirt or another column.
 */
export function describingWords(context: ItemContext, words: readonly number[]): number[] {
  const { ordered, labels, rules } = context.document;
  const marked = words.filter((word) => labels[word] === "line.description");
  if (marked.length === 0 || !rules.has("descriptions-in-rows")) return marked;
  return words.filter((word) => {
    const [label, chance] = [labels[word], probabilityOf(context, "description", word)];
    if (ordered.words[word]?.source === "ocr") return label === "line.description" && chance >= strongAt;
    return label === "line.description" || (label === "none" && chance > describesInRowAt);
  });
}

/** Codes, dates and numbers within a description belong to it, if they share its cell and are no price of the item. */
export function withNumbersInCell(context: ItemContext, words: ItemWords): number[] {
  const { document, cellOf } = context;
  if (!document.rules.has("whole-descriptions")) return words.description;
  const own = new Set(words.description);
  const taken = new Set(parts.flatMap((part) => (part === "description" || part === "sku" ? [] : words[part])));
  const cells = new Set(words.description.map((word) => cellOf[word] ?? []));
  const mates = [...cells].flatMap((cell) => {
    const described = cell.filter((word) => own.has(word));
    const isSure = described.some((word) => probabilityOf(context, "description", word) > surelyDescribesAt);
    if (described.length * 2 < cell.length && !isSure) return described;
    const [first = 0, last = 0] = [described[0], described.at(-1)];
    const belongs = (word: number) => word > first && !taken.has(word) && (word < last || isLoose(document, word));
    return cell.filter((word) => own.has(word) || belongs(word));
  });
  return mates.sort((a, b) => a - b);
}

/** Whether no other label is probable for the word, except those of a line item. */
function isLoose({ labels }: MarkedDocument, word: number): boolean {
  const label = labels[word] ?? "none";
  return label === "none" || label === "line.date" || label === "line.sku";
}
