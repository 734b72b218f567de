import type { WordSource } from "../../page-text/page-text.ts";
import { type MarkedDocument, markDocument } from "../decode/spans.ts";
import { partLabels } from "../items/item-words.ts";
import { type OrderedWords, orderWords } from "../layout/reading-order.ts";
import type { Predictions } from "../model/predictions.ts";

/** For tests: a word with the model's output, at a position in line heights. */
export type MarkedWord = Readonly<{
  text: string;
  /** Column and line, in line heights from the top left. */
  at: readonly [x: number, line: number];
  /** Labels with their probabilities; the rest goes to `none`. */
  labels?: Readonly<Record<string, number>>;
  kind?: string;
  /** Text of the first word of its row. */
  row?: string;
  /** Alternative readings of doubtful digits. */
  alternatives?: readonly string[];
  /** Source of the word: a text layer by default. */
  source?: WordSource;
  /** Of the OCR: certain by default. */
  confidence?: number;
}>;

/** The decoder expects every part of a line, even on a page without lines. */
export const everyPart: MarkedWord = {
  text: "x",
  at: [90, 90],
  labels: Object.fromEntries(Object.values(partLabels).map((label) => [label, 0])),
};

/** A row of a table: its description, then text and column of each part. */
export function markedRow(
  kind: string,
  line: number,
  name: string,
  cells: Readonly<Record<string, readonly [string, number]>>,
): MarkedWord[] {
  const parts = Object.entries(cells).map(([part, [text, x]]) => ({
    text,
    at: [x, line] as const,
    labels: { [`line.${part}`]: 0.95 },
    kind,
    row: name,
  }));
  return [{ text: name, at: [1, line], labels: { "line.description": 0.95 }, kind, row: name }, ...parts];
}

const unit = 0.01;

/** A page of words with model output. */
export function markedPage(words: readonly MarkedWord[]): MarkedDocument {
  const ordered = orderWords([
    {
      page: 1,
      width: 100,
      height: 100,
      lines: [],
      words: words.map(({ text, at: [x, line], alternatives, source = "text", confidence = 1 }) => ({
        text,
        box: [x * unit, line * unit * 1.2, (x + text.length * 0.5) * unit, line * unit * 1.2 + unit],
        confidence,
        source,
        fontHeight: unit,
        ...(alternatives ? { alternatives } : {}),
      })),
    },
  ]);
  return markDocument(ordered, predictionsOf(ordered, words));
}

function predictionsOf(ordered: OrderedWords, words: readonly MarkedWord[]): Predictions {
  const labels = ["none", ...new Set(words.flatMap((word) => Object.keys(word.labels ?? {})))];
  const kinds = ["none", ...new Set(words.flatMap(({ kind }) => kind ?? []))];
  const placed = ordered.words.map(({ origin }) => words[origin] as MarkedWord);
  const rest = (word: MarkedWord) => 1 - Object.values(word.labels ?? {}).reduce((sum, chance) => sum + chance, 0);
  return {
    layout: {
      features: {},
      labels,
      roles: ["none"],
      kinds,
      currencies: [],
      dateOrders: [],
      languages: [],
      documentTypes: [],
    },
    count: placed.length,
    labels: Float32Array.from(
      placed.flatMap((word) => labels.map((label) => (label === "none" ? rest(word) : (word.labels?.[label] ?? 0)))),
    ),
    starts: new Float32Array(placed.length),
    anchors: Int32Array.from(placed, ({ row }, index) => {
      const first = row === undefined ? index : placed.findIndex(({ text }) => text === row);
      return first < 0 ? index : first;
    }),
    roles: new Float32Array(placed.length).fill(1),
    kinds: Float32Array.from(placed.flatMap(({ kind = "none" }) => kinds.map((name) => (name === kind ? 1 : 0)))),
    heads: {
      currencies: new Float32Array(),
      dateOrders: new Float32Array(),
      languages: new Float32Array(),
      documentTypes: new Float32Array(),
    },
  };
}
