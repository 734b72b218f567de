import { readFileSync } from "node:fs";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { weights, weightsPath } from "../../weights/index.ts";
import type { OrderedWords } from "../layout/reading-order.ts";
import { type Chunk, cutIntoChunks, featuresOfChunk, veryLongWords } from "./chunks.ts";
import { coordinatesPerWord, type Features, measureFeatures, numbersPerWord } from "./features.ts";
import { type DocumentHead, documentHeads, type ModelLayout, type Predictions } from "./predictions.ts";
import { type Spellings, spell, spellingSize, trigramSize } from "./spellings.ts";
import { hashesPerWord } from "./word-shape.ts";

/** The mean of the models that ran. escalate: runs those that did not run yet, where there are any, and gives the mean of all. */
type EnsembleResult = Readonly<{ predictions: Predictions; escalate?: () => Promise<Predictions> }>;

/** Words in, predictions out. */
export type Reader = Readonly<{
  predict: (ordered: OrderedWords) => Promise<EnsembleResult>;
  /** Opens every model, so that the first document of its kind does not wait for one. */
  warmUp: () => Promise<void>;
}>;

let loaded: Promise<Reader> | undefined;

/** The reader that ships with the engine, loaded when first needed and kept. */
export function loadReader(): Promise<Reader> {
  const { firstReader, secondReader, pictureReader } = weights;
  loaded ??= openReader(
    {
      print: [firstReader.path, secondReader.path],
      pictures: [firstReader.path, pictureReader.path],
      doubtfulPrint: [pictureReader.path],
    },
    weightsPath("reader.json"),
  );
  return loaded;
}

/**
 * Files of one layout that read together: what they disagree on is doubtful. The first reads alone where a document is so long that all
 * would take too much time.
 */
export type ReaderFiles = Readonly<{
  /** For text that the file itself holds: small models, since all other work on such a page takes milliseconds. */
  print: readonly string[];
  /** For text that was read from a picture, which takes a second: a large model among them adds little to that. */
  pictures: readonly string[];
  /** Run as well where print is hard to understand (decision 0058). */
  doubtfulPrint?: readonly string[];
}>;
type Ensemble = Readonly<{ files: ReaderFiles; open: (path: string) => Promise<InferenceSession> }>;

export async function openReader(files: ReaderFiles, layoutFile: string): Promise<Reader> {
  const layout = JSON.parse(readFileSync(layoutFile, "utf8")) as ModelLayout;
  const opened = new Map<string, Promise<InferenceSession>>();
  const open = (path: string) => {
    const session = opened.get(path) ?? openSession(path);
    opened.set(path, session);
    return session;
  };
  // Each when it is first needed: most processes that read a few documents never see a picture.
  const ensemble = { files, open };
  return {
    predict: (ordered) => predict(ensemble, layout, ordered),
    warmUp: async () => {
      await Promise.all([...files.print, ...files.pictures].map(open));
    },
  };
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

async function predict(ensemble: Ensemble, layout: ModelLayout, ordered: OrderedWords): Promise<EnsembleResult> {
  const features = measureFeatures(ordered);
  const parts = features.count === 0 ? [] : partsOf(ordered, features);
  const kind = isFromPictures(ordered) ? "pictures" : "print";
  const isVeryLong = features.count > veryLongWords;
  const files = ensemble.files[kind];
  await runModels(parts, ensemble, isVeryLong ? files.slice(0, 1) : files);
  const predictions = mergeOutputs(layout, features.count, parts);
  const others = kind === "pictures" || isVeryLong ? undefined : ensemble.files.doubtfulPrint;
  if (!others) return { predictions };
  const escalate = async () => {
    await runModels(parts, ensemble, others);
    return mergeOutputs(layout, features.count, parts);
  };
  return { predictions, escalate };
}

/** A part of the document, and the outputs of the models that ran on it so far. */
type Part = Readonly<{ chunk: Chunk; inputs: Record<string, Tensor>; outputs: InferenceSession.ReturnType[] }>;

function partsOf(ordered: OrderedWords, features: Features): Part[] {
  return cutIntoChunks(ordered).map((chunk) => {
    const spellings = spell(chunk.words.map((word) => ordered.words[word]?.text ?? ""));
    return { chunk, inputs: tensorsOf(featuresOfChunk(features, chunk), spellings), outputs: [] };
  });
}

async function runModels(parts: readonly Part[], { open }: Ensemble, files: readonly string[]): Promise<void> {
  const sessions = await Promise.all(files.map(open));
  for (const { inputs, outputs } of parts) for (const session of sessions) outputs.push(await session.run(inputs));
}

function mergeOutputs(layout: ModelLayout, count: number, parts: readonly Part[]): Predictions {
  const whole = emptyPredictions(layout, count);
  for (const { chunk, outputs } of parts) addChunk(whole, chunk, outputs, parts.length);
  return whole;
}

function isFromPictures({ words }: OrderedWords): boolean {
  return 2 * words.filter(({ source }) => source === "ocr").length > words.length;
}

/** Mean output of the models for a chunk. */
function meanOf(outputs: readonly InferenceSession.ReturnType[], name: string): Float32Array {
  const [first = new Float32Array(), ...others] = outputs.map((output) => rowsOf(output, name));
  if (others.length === 0) return first;
  const mean = new Float32Array(first.length);
  for (let index = 0; index < first.length; index++) {
    let sum = first[index] ?? 0;
    for (const rows of others) sum += rows[index] ?? 0;
    mean[index] = sum / outputs.length;
  }
  return mean;
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

function tensorsOf({ count, numbers, coordinates }: Features, spelt: Spellings): Record<string, Tensor> {
  const rows = (values: Int32Array, width: number) => new Tensor("int32", values, [values.length / width, width]);
  return {
    trigrams: rows(spelt.trigrams, trigramSize),
    spellings: rows(spelt.spellings, spellingSize),
    hashes: rows(spelt.hashes, hashesPerWord),
    words: rows(spelt.words, count),
    numbers: new Tensor("float32", numbers, [1, count, numbersPerWord]),
    coordinates: new Tensor("float32", coordinates, [1, count, coordinatesPerWord]),
  };
}

/** Takes over the rows a chunk answers for; what it says of the document counts as one chunk's among all. */
function addChunk(
  whole: Predictions,
  chunk: Chunk,
  outputs: readonly InferenceSession.ReturnType[],
  chunks: number,
): void {
  const { labels, roles, kinds } = whole.layout;
  const first = chunk.words.indexOf(chunk.ownFrom);
  const own = (name: string, width: number) =>
    meanOf(outputs, name).subarray(first * width, (first + chunk.ownTo - chunk.ownFrom) * width);
  whole.labels.set(own("label", labels.length), chunk.ownFrom * labels.length);
  whole.roles.set(own("role", roles.length), chunk.ownFrom * roles.length);
  whole.kinds.set(own("kind", kinds.length), chunk.ownFrom * kinds.length);
  whole.starts.set(own("start", 1), chunk.ownFrom);
  const pointers = outputs.map((output) => rowsOf(output, "pointer"));
  for (let word = chunk.ownFrom, row = first; word < chunk.ownTo; word++, row++)
    whole.anchors[word] = chunk.words[largestUpTo(pointers, row, chunk.words.length)] ?? word;
  for (const head of documentHeads) {
    const answers = meanOf(outputs, head);
    for (let index = 0; index < answers.length; index++) whole.heads[head][index]! += (answers[index] ?? 0) / chunks;
  }
}

function rowsOf(outputs: InferenceSession.ReturnType, name: string): Float32Array {
  const data = outputs[name]?.data;
  if (!(data instanceof Float32Array)) throw new Error(`the model gave no ${name}`);
  return data;
}

/** The word a row points at: an item's first word never comes after its others. */
function largestUpTo([first, ...others]: readonly Float32Array[], row: number, width: number): number {
  let best = row;
  let most = Number.NEGATIVE_INFINITY;
  const start = row * width;
  for (let column = 0; column <= row; column++) {
    let sum = first?.[start + column] ?? 0;
    for (let index = 0; index < others.length; index++) sum += others[index]?.[start + column] ?? 0;
    if (sum < most || (sum === most && column < row)) continue;
    best = column;
    most = sum;
  }
  return best;
}
