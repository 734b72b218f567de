import { readFileSync } from "node:fs";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { isInLaterLanguage } from "../../locale/written-language.ts";
import { weights, weightsPath } from "../../weights/index.ts";
import { sessionOptions } from "../../weights/session-options.ts";
import type { OrderedWords } from "../layout/reading-order.ts";
import { type Chunk, cutIntoChunks, featuresOfChunk, veryLongWords } from "./chunks.ts";
import { coordinatesPerWord, type Features, measureFeatures, numbersPerWord } from "./features.ts";
import { type DocumentHead, documentHeads, type ModelLayout, type Predictions } from "./predictions.ts";
import { type Spellings, spellingSize, spellWords, trigramSize } from "./spellings.ts";
import { hashesPerWord } from "./word-shape.ts";

/** Words in, predictions out. */
export type FieldModels = Readonly<{
  /** The mean output of the models. */
  predict: (ordered: OrderedWords) => Promise<Predictions>;
  /** Loads the models of the ten most common languages, so that the first document does not wait for them. */
  warmUp: () => Promise<void>;
}>;

let loaded: Promise<FieldModels> | undefined;

/** The models that ship with the engine, loaded on first use. */
export function loadFieldModels(): Promise<FieldModels> {
  loaded ??= openModelsByLanguage();
  return loaded;
}

/**
 * Documents in a language that the first models did not learn are read by a model that learned it afterwards. It knows
 * all languages, but reads the first ones less well (training/LOG.md).
 */
async function openModelsByLanguage(): Promise<FieldModels> {
  const layout = weightsPath("field-model-layout.json");
  const first = await openFieldModels([weights.smallFieldModel.path, weights.largeFieldModel.path], layout);
  const later = await openFieldModels([weights.fieldModelOf26Languages.path], layout);
  return {
    predict: (ordered) =>
      isInLaterLanguage(ordered.words.map(({ text }) => text)) ? later.predict(ordered) : first.predict(ordered),
    warmUp: first.warmUp,
  };
}

/**
 * An ensemble of models with one input layout; its members' disagreement lowers the probability. Very long documents
 * use the first model only, to limit the time.
 */
export async function openFieldModels(files: readonly string[], layoutFile: string): Promise<FieldModels> {
  const layout = JSON.parse(readFileSync(layoutFile, "utf8")) as ModelLayout;
  const opened = new Map<string, Promise<InferenceSession>>();
  const open = (path: string) => {
    const session = opened.get(path) ?? openSession(path);
    opened.set(path, session);
    return session;
  };
  return {
    predict: async (ordered) => {
      const features = measureFeatures(ordered);
      const models = features.count > veryLongWords ? files.slice(0, 1) : files;
      return await predict(await Promise.all(models.map(open)), layout, ordered, features);
    },
    warmUp: async () => {
      await Promise.all(files.map(open));
    },
  };
}

function openSession(path: string): Promise<InferenceSession> {
  return InferenceSession.create(path, {
    ...sessionOptions,
    graphOptimizationLevel: "all",
    logSeverityLevel: 3,
  });
}

async function predict(
  models: readonly InferenceSession[],
  layout: ModelLayout,
  ordered: OrderedWords,
  features: Features,
): Promise<Predictions> {
  const whole = emptyPredictions(layout, features.count);
  const chunks = features.count === 0 ? [] : cutIntoChunks(ordered);
  for (const chunk of chunks) {
    const spellings = spellWords(chunk.words.map((word) => ordered.words[word]?.text ?? ""));
    const inputs = tensorsOf(featuresOfChunk(features, chunk), spellings);
    const outputs: InferenceSession.ReturnType[] = [];
    for (const model of models) outputs.push(await model.run(inputs));
    addChunk(whole, chunk, outputs, chunks.length);
  }
  return whole;
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

/** Copies the outputs of a chunk's own words; its document outputs are averaged over all chunks. */
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
