import type { TrainingExample } from "./pack-document.ts";

const magic = 0x494e4b56;

/**
 * Encodes many examples as one block of bytes: a header of four numbers, the documents' answers, then one array per
 * kind of row.
 */
export function encodeFrame(examples: readonly TrainingExample[]): Buffer {
  const words = examples.reduce((sum, example) => sum + example.features.count, 0);
  const meta = Int32Array.from(
    examples.flatMap(({ features, answers }) => [
      features.count,
      answers.currency,
      answers.dateOrder,
      answers.language,
      answers.documentType,
      0,
    ]),
  );
  const body = Buffer.concat([
    bytesOf(meta),
    ...examples.map((example) => bytesOf(example.features.characters)),
    ...examples.map((example) => bytesOf(example.features.hashes)),
    ...examples.map((example) => bytesOf(Float16Array.from(example.features.numbers))),
    ...examples.map((example) => bytesOf(example.features.coordinates)),
    ...examples.map((example) => bytesOf(example.label)),
    ...examples.map((example) => bytesOf(example.anchor)),
    ...examples.map((example) => bytesOf(example.start)),
    ...examples.map((example) => bytesOf(example.role)),
    ...examples.map((example) => bytesOf(example.kind)),
  ]);
  return Buffer.concat([bytesOf(Uint32Array.of(magic, examples.length, words, body.length)), body]);
}

function bytesOf(array: ArrayBufferView): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}
