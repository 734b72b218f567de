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
  loaded ??= openReader([
    { model: weights.lineReader.path, layout: weightsPath("line-reader.json"), shares: { fields: 0.4, lines: 0.7 } },
    { model: weights.fieldReader.path, layout: weightsPath("field-reader.json"), shares: { fields: 0.6, lines: 0.3 } },
  ]);
  return loaded;
}

/** What a model's word is worth, for line items and for everything else; over all models each sums to one. */
type ReadingShares = Readonly<{ fields: number; lines: number }>;

/** A model file and the lists that give its outputs their meaning. */
export type ModelFiles = Readonly<{ model: string; layout: string; shares: ReadingShares }>;
type Member = Readonly<{ session: InferenceSession; layout: ModelLayout; shares: ReadingShares }>;

/**
 * Several models read together: what they disagree on is doubtful. Answers are given in the lists of the first, which also reads alone
 * where a document is so long that two would take too much time.
 */
export async function openReader(files: readonly ModelFiles[]): Promise<Reader> {
  const members = await Promise.all(
    files.map(async ({ model, layout, shares }) => ({
      shares,
      session: await openSession(model),
      layout: JSON.parse(readFileSync(layout, "utf8")) as ModelLayout,
    })),
  );
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

async function predict(members: readonly Member[], ordered: OrderedWords): Promise<Predictions> {
  const [first] = members;
  if (!first) throw new Error("there is no model to read with");
  const features = measureFeatures(ordered);
  const whole = emptyPredictions(first.layout, features.count);
  if (features.count === 0) return whole;
  const chunks = cutIntoChunks(ordered);
  const reading = features.count > veryLongWords ? [first] : members;
  for (const chunk of chunks) {
    const inputs = tensorsOf(featuresOfChunk(features, chunk));
    const voices = [];
    for (const member of reading) {
      const voice = voiceOf(member, first.layout, await member.session.run(inputs));
      voices.push({ voice, shares: member.shares });
    }
    addChunk(whole, chunk, weightedMean(voices, first.layout), chunks.length);
  }
  return whole;
}

/** What one model says of a chunk, by the name of the output. */
type Voice = ReadonlyMap<string, Float32Array>;
const outputNames = ["label", "start", "pointer", ...documentHeads];

/** A model's outputs, its answers put in the order of the common lists. */
function voiceOf({ layout }: Member, common: ModelLayout, outputs: InferenceSession.ReturnType): Voice {
  const voice = new Map(outputNames.map((name) => [name, rowsOf(outputs, name)]));
  for (const head of documentHeads) {
    const said = rowsOf(outputs, head);
    voice.set(
      head,
      Float32Array.from(common[head], (answer) => said[layout[head].indexOf(answer)] ?? 0),
    );
  }
  return voice;
}

/** The voices added up by what each is worth; a word's labels are made to sum to one again. */
function weightedMean(voices: readonly { voice: Voice; shares: ReadingShares }[], layout: ModelLayout): Voice {
  const [only] = voices;
  if (only && voices.length === 1) return only.voice;
  const isLineLabel = layout.labels.map((label) => label.startsWith("line."));
  const shareOf = (shares: ReadingShares, name: string, index: number) => {
    const isLine = name === "pointer" || (name === "label" && isLineLabel[index % isLineLabel.length]);
    return isLine ? shares.lines : shares.fields;
  };
  return new Map(
    outputNames.map((name) => {
      const sum = new Float32Array(only?.voice.get(name)?.length ?? 0);
      for (const { voice, shares } of voices) {
        const said = voice.get(name) ?? sum;
        for (let index = 0; index < sum.length; index++)
          sum[index]! += shareOf(shares, name, index) * (said[index] ?? 0);
      }
      return [name, name === "label" ? rowsToOne(sum, layout.labels.length) : sum];
    }),
  );
}

function rowsToOne(rows: Float32Array, width: number): Float32Array {
  for (let start = 0; start < rows.length; start += width) {
    const row = rows.subarray(start, start + width);
    const total = row.reduce((sum, value) => sum + value, 0) || 1;
    for (let column = 0; column < width; column++) row[column]! /= total;
  }
  return rows;
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
function addChunk(whole: Predictions, chunk: Chunk, said: Voice, chunks: number): void {
  const width = whole.layout.labels.length;
  const rows = (name: string) => said.get(name) ?? new Float32Array();
  const [labels, starts, pointer] = [rows("label"), rows("start"), rows("pointer")];
  for (const [row, word] of chunk.words.entries()) {
    if (word < chunk.ownFrom || word >= chunk.ownTo) continue;
    whole.labels.set(labels.subarray(row * width, (row + 1) * width), word * width);
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
