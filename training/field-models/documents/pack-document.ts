import type { PageText, Word } from "../../../packages/engine/src/page-text/page-text.ts";
import {
  type OrderedWords,
  orderWords,
  type PlacedWord,
} from "../../../packages/engine/src/understand/layout/reading-order.ts";
import { type Chunk, cutIntoChunks, featuresOfChunk } from "../../../packages/engine/src/understand/model/chunks.ts";
import { type Features, measureFeatures } from "../../../packages/engine/src/understand/model/features.ts";
import {
  type LabelledDocument,
  type LabelledPage,
  type LabelledWord,
  labels,
  partyRoles,
  rowKinds,
} from "../../../packages/synth/src/labelled-document.ts";
import { type HeadAnswers, ignored, unknown } from "./model-outputs.ts";

/** One chunk of a document for the trainer: features and, row by row, the answers. */
export type TrainingExample = Readonly<{
  features: Features;
  answers: HeadAnswers;
  label: Int16Array;
  /** Index of the first word of the word's table row; −1 outside of tables. */
  anchor: Int16Array;
  start: Uint8Array;
  /** Role and row kind of a word: 0 for none, `unknown` if the generator does not define it. */
  role: Uint8Array;
  kind: Uint8Array;
}>;

const labelIndex = new Map<string, number>(labels.map((label, index) => [label, index]));

/** The engine's input for this document with its labels: same words, same order, same parts. */
export function packDocument(document: LabelledDocument, answers: HeadAnswers): TrainingExample[] {
  const ordered = orderWords(document.pages.map(pageTextOf));
  if (ordered.words.length < 2) return [];
  const labelled = ordered.words.map((word) => document.pages[word.page]?.words[word.origin] as LabelledWord);
  const features = measureFeatures(ordered);
  return cutIntoChunks(ordered).map((chunk) => ({
    features: featuresOfChunk(features, chunk),
    answers,
    ...rowsOf(document, ordered, labelled, chunk),
  }));
}

export function pageTextOf(page: LabelledPage, index: number): PageText {
  const { width, height } = page;
  return { page: index + 1, width, height, words: page.words.map((word) => wordOf(word, page)), lines: [] };
}

function wordOf(word: LabelledWord, { width, height }: LabelledPage): Word {
  const { x0, y0, x1, y1, text, confidence, sideways } = word;
  return {
    text,
    box: [x0 / width, y0 / height, x1 / width, y1 / height],
    confidence: confidence ?? 1,
    source: confidence === undefined ? "text" : "ocr",
    fontHeight: (sideways ? x1 - x0 : y1 - y0) / height,
    ...(sideways ? { sideways } : {}),
  };
}

function rowsOf(document: LabelledDocument, ordered: OrderedWords, labelled: readonly LabelledWord[], chunk: Chunk) {
  const count = chunk.words.length;
  const rows = {
    label: new Int16Array(count),
    anchor: new Int16Array(count).fill(-1),
    start: new Uint8Array(count),
    role: new Uint8Array(count),
    kind: new Uint8Array(count),
  };
  const firstOfRow = new Map<number, number>();
  const seenSpans = new Set<number>();
  for (const [row, index] of chunk.words.entries()) {
    const word = labelled[index] as LabelledWord;
    const label = labelOf(word, ordered.words[index] as PlacedWord);
    rows.label[row] = label;
    rows.role[row] = roleOf(document, word);
    rows.kind[row] = kindOf(document, word);
    if (label > 0) {
      if (word.span < 0 || !seenSpans.has(word.span)) rows.start[row] = 1;
      seenSpans.add(word.span);
    }
    if (word.row === undefined) continue;
    if (!firstOfRow.has(word.row)) firstOfRow.set(word.row, row);
    rows.anchor[row] = firstOfRow.get(word.row) ?? row;
  }
  return rows;
}

/** The generator does not always define the owner of a telephone number. */
const anybodys: ReadonlySet<string> = new Set(["contact", "registration", "bank", "payment.iban", "payment.bic"]);

function roleOf({ parties }: LabelledDocument, { party, label }: LabelledWord): number {
  const role = party === undefined ? undefined : parties[party]?.role;
  if (role === undefined) return anybodys.has(label) ? unknown : 0;
  return 1 + partyRoles.indexOf(role);
}

function kindOf({ rows }: LabelledDocument, { row }: LabelledWord): number {
  const kind = row === undefined ? undefined : rows[row]?.kind;
  return kind === undefined ? 0 : 1 + rowKinds.indexOf(kind);
}

/** The caption of a joined `label:value` has no label of its own. */
function labelOf(word: LabelledWord, placed: PlacedWord): number {
  if (word.ambiguous) return ignored;
  const isFreeText =
    word.label.endsWith(".address") || word.label.endsWith(".name") || word.label === "line.description";
  if (placed.part === "label" && !isFreeText) return 0;
  return labelIndex.get(word.label) ?? 0;
}
