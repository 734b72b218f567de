import { wordKey } from "../../../locale/letters/fold-text.ts";
import type { OrderedWords } from "../../layout/reading-order.ts";
import { cellsOf } from "../../layout/reading-order.ts";
import { type Predictions, probabilities } from "../../model/predictions.ts";

/** Minimum probability of seller words that the return line is compared with. */
const surelySellers = 0.8;
/** Share of a line's words that must be in the seller's name and address. */
const repeated = 0.8;
/** Minimum number of words: fewer may be a town where both parties are. */
const fewestWords = 4;
const parts = ["name", "address"] as const;

/**
 * Recognises the return address: the seller's address in small print above the buyer's in an envelope's window. Such a
 * line repeats the seller's name and address; its words labelled as the buyer's become the seller's.
 */
export function withReturnAddress(ordered: OrderedWords, predictions: Predictions): Predictions {
  const [name, address] = parts.map((part) => sellersWords(ordered, predictions, part));
  if (!name?.size || !address?.size) return predictions;
  const sellers = { name, address };
  const isReturnLine = (cell: readonly number[]) => {
    const keys = cell.map((word) => wordKey(ordered.words[word]?.text ?? "")).filter((key) => key !== "");
    const known = (part: (typeof parts)[number]) =>
      keys.filter((key) => elsewhere(sellers[part].get(key), cell)).length;
    const [ofName, ofAddress] = [known("name"), known("address")];
    const isBoth = ofName > 0 && ofAddress > 0 && ofName + ofAddress >= repeated * keys.length;
    return isBoth && keys.length >= fewestWords && keys.some((key) => /\d/.test(key));
  };
  const lines = cellsOf(ordered).filter((cell) => cell.length >= fewestWords && isReturnLine(cell));
  return lines.length === 0 ? predictions : given(predictions, lines.flat());
}

/** Locations of the seller's name and address. */
function sellersWords({ words }: OrderedWords, predictions: Predictions, part: string): Map<string, number[]> {
  const chance = probabilities(predictions, `vendor.${part}`);
  const sure = [...words.keys()].filter((word) => (chance[word] ?? 0) >= surelySellers);
  return Map.groupBy(sure, (word) => wordKey(words[word]?.text ?? ""));
}

function elsewhere(places: readonly number[] | undefined, cell: readonly number[]): boolean {
  return places?.some((place) => !cell.includes(place)) ?? false;
}

/** Moves these words' probabilities from the buyer to the seller. */
function given(predictions: Predictions, words: readonly number[]): Predictions {
  const labels = predictions.labels.slice();
  const width = predictions.layout.labels.length;
  for (const part of parts) {
    const [from, to] = ["customer", "vendor"].map((side) => predictions.layout.labels.indexOf(`${side}.${part}`));
    if (from === undefined || to === undefined || from < 0 || to < 0) continue;
    for (const word of words) {
      const row = word * width;
      labels[row + to] = (labels[row + to] ?? 0) + (labels[row + from] ?? 0);
      labels[row + from] = 0;
    }
  }
  return { ...predictions, labels };
}
