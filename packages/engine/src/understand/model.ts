import { readFileSync } from "node:fs";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { weights, weightsPath } from "../weights/index.ts";
import { type Chunk, cutIntoChunks, featuresOfChunk, veryLongWords } from "./chunks.ts";
import { coordinatesPerWord, type Features, measureFeatures, numbersPerWord } from "./features.ts";
import { type DocumentHead, documentHeads, type ModelLayout, type Predictions } from "./predictions.ts";
import type { OrderedWords } from "./reading-order.ts";
import { charactersPerWord, hashesPerWord } from "./word-shape.ts";

/** A loaded reader: words in, predictions out. */
export type Reader = Readonly<{ predict: (ordered: OrderedWords) => Promise<Predictions> }>;

let loaded: Promise<Reader> | undefined;

/** The reader that ships with the engine, loaded when first needed and kept. */
export function loadReader(): Promise<Reader> {
  loaded ??= openReader(
    [weights.firstReader, weights.secondReader].map(({ path }) => path),
    weightsPath("reader.json"),
  );
  return loaded;
}

type Members = Readonly<{ sessions: readonly InferenceSession[]; layout: ModelLayout }>;

/**
 * Several models of one layout read together: what they disagree on is doubtful. The first reads alone where a document is so long that
 * all would take too much time.
 */
export async function openReader(models: readonly string[], layoutFile: string): Promise<Reader> {
  const layout = JSON.parse(readFileSync(layoutFile, "utf8")) as ModelLayout;
  const members = { sessions: await Promise.all(models.map(openSession)), layout };
  return { predict: (ordered) => predict(members, ordered) };
}

function openSession(path: string): Promise<InferenceSession> {
  // One thread: documents are read in parallel by separate processes, one per core.
  return InferenceSession.create(path, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
    logSeverityLevel: 3,
  });
}

async function predict({ sessions, layout }: Members, ordered: OrderedWords): Promise<Predictions> {
  const features = measureFeatures(ordered);
  const whole = emptyPredictions(layout, features.count);
  if (features.count === 0) return whole;
  const chunks = cutIntoChunks(ordered);
  const reading = features.count > veryLongWords ? sessions.slice(0, 1) : sessions;
  for (const chunk of chunks) {
    const inputs = tensorsOf(featuresOfChunk(features, chunk));
    const voices: InferenceSession.ReturnType[] = [];
    for (const session of reading) voices.push(await session.run(inputs));
    addChunk(whole, chunk, meanOf(voices), chunks.length);
  }
  return whole;
}

/** What the models say of a chunk, by the name of the output. */
type Voice = ReadonlyMap<string, Float32Array>;
const outputNames = ["label", "start", "pointer", "role", "kind", ...documentHeads];

function meanOf(voices: readonly InferenceSession.ReturnType[]): Voice {
  return new Map(
    outputNames.map((name) => {
      const [first = new Float32Array(), ...others] = voices.map((outputs) => rowsOf(outputs, name));
      if (others.length === 0) return [name, first];
      return [
        name,
        first.map((value, index) => others.reduce((sum, rows) => sum + (rows[index] ?? 0), value) / voices.length),
      ];
    }),
  );
}

function emptyPredictions(layout: ModelLayout, count: number): Predictions {
  const head = (name: DocumentHead) => [name, new Float32Array(layout[name].length)] as const;
  return {
    layout,
    count,
    labels: new Float32Array(count * layout.labels.length),
    starts: new Float32Array(count),
    anchors: new Int32Array(count),
    roles: new Float32Array(count * layout.roles.length),
    kinds: new Float32Array(count * layout.kinds.length),
    heads: Object.fromEntries(documentHeads.map(head)) as Record<DocumentHead, Float32Array>,
  };
}

function tensorsOf(features: Features): Record<string, Tensor> {
  const { count } = features;
  return {
    characters: new Tensor("int32", Int32Array.from(features.characters), [1, count, charactersPerWord]),
    hashes: new Tensor("int32", Int32Array.from(features.hashes), [1, count, hashesPerWord]),
    numbers: new Tensor("float32", features.numbers, [1, count, numbersPerWord]),
    coordinates: new Tensor("float32", features.coordinates, [1, count, coordinatesPerWord]),
  };
}

/** Takes over the rows a chunk answers for; what it says of the document counts as one voice among the chunks. */
function addChunk(whole: Predictions, chunk: Chunk, said: Voice, chunks: number): void {
  const { labels, roles, kinds } = whole.layout;
  const rows = (name: string) => said.get(name) ?? new Float32Array();
  const copyRow = (from: Float32Array, to: Float32Array, width: number, row: number, word: number) =>
    to.set(from.subarray(row * width, (row + 1) * width), word * width);
  const [starts, pointer] = [rows("start"), rows("pointer")];
  for (const [row, word] of chunk.words.entries()) {
    if (word < chunk.ownFrom || word >= chunk.ownTo) continue;
    copyRow(rows("label"), whole.labels, labels.length, row, word);
    copyRow(rows("role"), whole.roles, roles.length, row, word);
    copyRow(rows("kind"), whole.kinds, kinds.length, row, word);
    whole.starts[word] = starts[row] ?? 0;
    whole.anchors[word] = chunk.words[largestUpTo(pointer, row, chunk.words.length)] ?? word;
  }
  for (const head of documentHeads) {
    const answers = rows(head);
    for (let index = 0; index < answers.length; index++) whole.heads[head][index]! += (answers[index] ?? 0) / chunks;
  }
}

function rowsOf(outputs: InferenceSession.ReturnType, name: string): Float32Array {
  const data = outputs[name]?.data;
  if (!(data instanceof Float32Array)) throw new Error(`the model gave no ${name}`);
  return data;
}

/** The word a row points at: an item's first word never comes after its others. */
function largestUpTo(pointer: Float32Array, row: number, width: number): number {
  let best = row;
  for (let column = 0; column < row; column++) {
    if ((pointer[row * width + column] ?? 0) > (pointer[row * width + best] ?? 0)) best = column;
  }
  return best;
}
