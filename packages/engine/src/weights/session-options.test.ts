import { InferenceSession, Tensor } from "onnxruntime-node";
import { expect, it } from "vitest";
import { sessionOptions } from "./session-options.ts";

const size = 64;
/** Codes of ONNX: element types, and how protocol buffers write a number or bytes. */
const [uint8, int8, int32] = [2, 3, 6];

it("sums products of bytes exactly on every processor", async () => {
  const session = await InferenceSession.create(productModel(new Int8Array(size * size).fill(127)), sessionOptions);
  const a = new Tensor("uint8", new Uint8Array(size).fill(255), [1, size]);
  const { y } = await session.run({ a });
  expect(Array.from(y?.data as Int32Array)).toEqual(Array(size).fill(size * 255 * 127));
});

/** y = a × weights in 8-bit integers, as an ONNX file. */
function productModel(weights: Int8Array): Uint8Array {
  const node = [field(1, "a"), field(1, "b"), field(2, "y"), field(4, "MatMulInteger")];
  const stored = [field(1, size), field(1, size), field(2, int8), field(8, "b"), field(9, weights)];
  const graph = [
    field(1, bytes(node)),
    field(2, "product"),
    field(5, bytes(stored)),
    field(11, value("a", uint8)),
    field(12, value("y", int32)),
  ];
  return bytes([field(1, 8), field(7, bytes(graph)), field(8, field(2, 13))]);
}

/** The name, element type and shape of an input or output. */
function value(name: string, type: number): Uint8Array {
  const shape = bytes([1, size].map((count) => field(1, field(1, count))));
  const tensor = bytes([field(1, type), field(2, shape)]);
  return bytes([field(1, name), field(2, field(1, tensor))]);
}

function field(number: number, content: number | string | ArrayBufferView): Uint8Array {
  if (typeof content === "number") return bytes([varint(number << 3), varint(content)]);
  const data = Buffer.from(
    typeof content === "string" ? content : new Uint8Array(content.buffer, content.byteOffset, content.byteLength),
  );
  return bytes([varint((number << 3) | 2), varint(data.length), data]);
}

function varint(number: number): Uint8Array {
  return number < 128 ? Uint8Array.of(number) : bytes([Uint8Array.of((number & 127) | 128), varint(number >> 7)]);
}

function bytes(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
