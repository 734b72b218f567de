import { readFileSync } from "node:fs";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { weights, weightsPath } from "../weights/index.ts";
import { type Chunk, cutIntoChunks, featuresOfChunk, veryLongWords } from "./chunks.ts";
import { coordinatesPerWord, type Features, measureFeatures, numbersPerWord } from "./features.ts";
import { type DocumentHead, documentHeads, type ModelLayout, type Predictions } from "./predictions.ts";
import type { OrderedWords } from "./reading-order.ts";
import { type Spellings, spell, spellingSize, trigramSize } from "./spellings.ts";
import { hashesPerWord } from "./word-shape.ts";

/** Words in, predictions out. */
export type Reader = Readonly<{
  predict: (ordered: OrderedWords) => Promise<Predictions>;
  /** Opens every model, so that the first document of its kind does not wait for one. */
  warmUp: () => Promise<void>;
}>;

let loaded: Promise<Reader> | undefined;

/** The reader that ships with the engine, loaded when first needed and kept. */
export function loadReader(): Promise<Reader> {
  const { firstReader, secondReader, pictureReader } = weights;
  loaded ??= openReader(
    { print: [firstReader.path, secondReader.path], pictures: [firstReader.path, pictureReader.path] },
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
}>;
type Members = (kind: keyof ReaderFiles) => Promise<readonly InferenceSession[]>;

export async function openReader(files: ReaderFiles, layoutFile: string): Promise<Reader> {
  const layout = JSON.parse(readFileSync(layoutFile, "utf8")) as ModelLayout;
  const opened = new Map<string, Promise<InferenceSession>>();
  const open = (path: string) => {
    const session = opened.get(path) ?? openSession(path);
    opened.set(path, session);
    return session;
  };
  // Each when it is first needed: most processes that read a few documents never see a picture.
  const members: Members = (kind) => Promise.all(files[kind].map(open));
  return {
    predict: (ordered) => predict(members, layout, ordered),
    warmUp: async () => {
      await Promise.all([members("print"), members("pictures")]);
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

async function predict(members: Members, layout: ModelLayout, ordered: OrderedWords): Promise<Predictions> {
  const features = measureFeatures(ordered);
  const whole = emptyPredictions(layout, features.count);
  if (features.count === 0) return whole;
  const chunks = cutIntoChunks(ordered);
  const together = await members(isFromPictures(ordered) ? "pictures" : "print");
  const reading = features.count > veryLongWords ? together.slice(0, 1) : together;
  for (const chunk of chunks) {
    const spellings = spell(chunk.words.map((word) => ordered.words[word]?.text ?? ""));
    const inputs = tensorsOf(featuresOfChunk(features, chunk), spellings);
    const voices: InferenceSession.ReturnType[] = [];
    for (const session of reading) voices.push(await session.run(inputs));
    addChunk(whole, chunk, voices, chunks.length);
  }
  return whole;
}

function isFromPictures({ words }: OrderedWords): boolean {
  return 2 * words.filter(({ source }) => source === "ocr").length > words.length;
}

/** What the models say of a chunk in the mean. */
function meanOf(voices: readonly InferenceSession.ReturnType[], name: string): Float32Array {
  const [first = new Float32Array(), ...others] = voices.map((outputs) => rowsOf(outputs, name));
  if (others.length === 0) return first;
  const mean = new Float32Array(first.length);
  for (let index = 0; index < first.length; index++) {
    let sum = first[index] ?? 0;
    for (const rows of others) sum += rows[index] ?? 0;
    mean[index] = sum / voices.length;
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

/** Takes over the rows a chunk answers for; what it says of the document counts as one voice among the chunks. */
function addChunk(
  whole: Predictions,
  chunk: Chunk,
  voices: readonly InferenceSession.ReturnType[],
  chunks: number,
): void {
  const { labels, roles, kinds } = whole.layout;
  const first = chunk.words.indexOf(chunk.ownFrom);
  const own = (name: string, width: number) =>
    meanOf(voices, name).subarray(first * width, (first + chunk.ownTo - chunk.ownFrom) * width);
  whole.labels.set(own("label", labels.length), chunk.ownFrom * labels.length);
  whole.roles.set(own("role", roles.length), chunk.ownFrom * roles.length);
  whole.kinds.set(own("kind", kinds.length), chunk.ownFrom * kinds.length);
  whole.starts.set(own("start", 1), chunk.ownFrom);
  const pointers = voices.map((outputs) => rowsOf(outputs, "pointer"));
  for (let word = chunk.ownFrom, row = first; word < chunk.ownTo; word++, row++)
    whole.anchors[word] = chunk.words[largestUpTo(pointers, row, chunk.words.length)] ?? word;
  for (const head of documentHeads) {
    const answers = meanOf(voices, head);
    for (let index = 0; index < answers.length; index++) whole.heads[head][index]! += (answers[index] ?? 0) / chunks;
  }
}

function rowsOf(outputs: InferenceSession.ReturnType, name: string): Float32Array {
  const data = outputs[name]?.data;
  if (!(data instanceof Float32Array)) throw new Error(`the model gave no ${name}`);
  return data;
}

/** The word a row points at: an item's first word never comes after its others. */
function largestUpTo(pointers: readonly Float32Array[], row: number, width: number): number {
  let best = row;
  let most = Number.NEGATIVE_INFINITY;
  for (let column = 0; column <= row; column++) {
    let sum = 0;
    for (const pointer of pointers) sum += pointer[row * width + column] ?? 0;
    if (sum < most || (sum === most && column < row)) continue;
    best = column;
    most = sum;
  }
  return best;
}
