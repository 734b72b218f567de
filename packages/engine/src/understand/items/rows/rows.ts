import type { MarkedDocument } from "../../decode/spans.ts";
import type { Predictions } from "../../model/predictions.ts";
import { strongAt } from "../../thresholds.ts";

/** A row of a table: its words over wrapped lines and page breaks, the word they point at, and its kind. */
export type TableRow = Readonly<{ words: readonly number[]; first: number; kind: string }>;

/** Kinds of rows that are line items. */
const selling: ReadonlySet<string> = new Set(["item", "parent", "sub_item"]);

export function isItemRow({ kind }: TableRow): boolean {
  return selling.has(kind);
}

/** The rows of all tables in reading order: every word of a row points at the row's first word. */
export function tableRowsOf(document: MarkedDocument): TableRow[] {
  const rows = new Map<number, number[]>();
  for (const [word, label] of document.labels.entries()) {
    if (!label.startsWith("line.") && !isInRow(document.predictions, word)) continue;
    const first = rootOf(document.predictions.anchors, word);
    const row = rows.get(first);
    if (row) row.push(word);
    else rows.set(first, [word]);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([first, words]) => ({ words, first, kind: kindOf(document, words) }));
}

function isInRow({ layout, kinds }: Predictions, word: number): boolean {
  return (kinds[word * layout.kinds.length] ?? 1) < strongAt;
}

/** Maximum length of a chain of pointers; longer ones follow errors. */
const longestChain = 4;

/** Whether a word would belong to the row that begins there. */
export function belongsToRowAt({ anchors }: Predictions, word: number, first: number): boolean {
  return rootOf(anchors, word) === first;
}

/** Follows the pointers to their end; a first word points at itself. */
function rootOf(anchors: Int32Array, word: number): number {
  let root = word;
  for (let step = 0; step < longestChain; step++) {
    const next = anchors[root] ?? root;
    if (next >= root) break;
    root = next;
  }
  return root;
}

/** The kind of a row by the mean over its words; if words have line item labels, it is never `none`. */
function kindOf({ predictions }: MarkedDocument, words: readonly number[]): string {
  const { layout, kinds } = predictions;
  const width = layout.kinds.length;
  const said = layout.kinds.map((_, column) =>
    words.reduce((sum, word) => sum + (kinds[word * width + column] ?? 0), 0),
  );
  const sold = said.reduce((sum, chance, column) => sum + (selling.has(layout.kinds[column] ?? "") ? chance : 0), 0);
  const best = (isCandidate: (kind: string) => boolean) =>
    layout.kinds.reduce((winner, kind, column) => {
      const isBetter = isCandidate(kind) && (said[column] ?? 0) > (said[layout.kinds.indexOf(winner)] ?? -1);
      return isBetter ? kind : winner;
    }, "");
  const other = best((kind) => kind !== "none" && !selling.has(kind));
  return sold >= (said[layout.kinds.indexOf(other)] ?? 0) ? best((kind) => selling.has(kind)) : other;
}
