import { readFileSync } from "node:fs";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { weights, weightsPath } from "../weights/index.ts";
import { type Chunk, cutIntoChunks, featuresOfChunk } from "./chunks.ts";
import { coordinatesPerWord, type Features, measureFeatures, numbersPerWord } from "./features.ts";
import { type DocumentHead, documentHeads, type ModelLayout, type Predictions } from "./predictions.ts";
import type { OrderedWords } from "./reading-order.ts";
import { charactersPerWord, hashesPerWord } from "./word-shape.ts";

/** A loaded reader: words in, predictions out. */
export type Reader = Readonly<{ predict: (ordered: OrderedWords) => Promise<Predictions> }>;

let loaded: Promise<Reader> | undefined;

/** The reader that ships with the engine, loaded when first needed and kept. */
export function loadReader(): Promise<Reader> {
  loaded ??= openReader(weights.reader.path, weightsPath("reader.json"));
  return loaded;
}

export async function openReader(modelPath: string, layoutPath: string): Promise<Reader> {
  const layout = JSON.parse(readFileSync(layoutPath, "utf8")) as ModelLayout;
  // One thread: documents are read in parallel by separate processes, one per core.
  const session = await InferenceSession.create(modelPath, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
    logSeverityLevel: 3,
  });
  return { predict: (ordered) => predict(session, layout, ordered) };
}

async function predict(session: InferenceSession, layout: ModelLayout, ordered: OrderedWords): Promise<Predictions> {
  const features = measureFeatures(ordered);
  const whole = emptyPredictions(layout, features.count);
  if (features.count === 0) return whole;
  const chunks = cutIntoChunks(ordered);
  for (const chunk of chunks) {
    const outputs = await session.run(tensorsOf(featuresOfChunk(features, chunk)));
    addChunk(whole, chunk, outputs, chunks.length);
  }
  return whole;
}

function emptyPredictions(layout: ModelLayout, count: number): Predictions {
  const head = (name: DocumentHead) => [name, new Float32Array(layout[name].length)] as const;
  return {
    layout,
    count,
    labels: new Float32Array(count * layout.labels.length),
    starts: new Float32Array(count),
    anchors: new Int32Array(count),
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
function addChunk(whole: Predictions, chunk: Chunk, outputs: InferenceSession.ReturnType, chunks: number): void {
  const width = whole.layout.labels.length;
  const [labels, starts, pointer] = [rowsOf(outputs, "label"), rowsOf(outputs, "start"), rowsOf(outputs, "pointer")];
  for (const [row, word] of chunk.words.entries()) {
    if (word < chunk.ownFrom || word >= chunk.ownTo) continue;
    whole.labels.set(labels.subarray(row * width, (row + 1) * width), word * width);
    whole.starts[word] = starts[row] ?? 0;
    whole.anchors[word] = chunk.words[largestUpTo(pointer, row, chunk.words.length)] ?? word;
  }
  for (const head of documentHeads) {
    const said = rowsOf(outputs, head);
    for (let index = 0; index < said.length; index++) whole.heads[head][index]! += (said[index] ?? 0) / chunks;
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
