import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import type { GreyPicture } from "../pages/page.ts";
import type { CodePayload } from "./payload.ts";

export type Point = Readonly<{ x: number; y: number }>;
/** A symbol and its four corners in pixels. */
export type Symbol2D = Readonly<{ payload: CodePayload; corners: readonly Point[] }>;

const mostSymbols = 8;
const formats = ["QRCode", "PDF417", "Aztec", "DataMatrix"] as const;

const options: ReaderOptions = {
  formats: [...formats],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: mostSymbols,
  textMode: "Plain",
};

let loading: Promise<unknown> | undefined;

/** Loads the module from the package; by default the library would fetch it from the network. */
function loadDecoder(): Promise<unknown> {
  loading ??= readFile(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"))).then((file) => {
    const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
    return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  });
  return loading;
}

/** Every QR, PDF417, Aztec and Data Matrix symbol in a picture. `harder` also finds dirty and damaged symbols. */
export async function readSymbols(picture: GreyPicture, harder = false): Promise<readonly Symbol2D[]> {
  await loadDecoder();
  const found = await readBarcodes(colourOf(picture), { ...options, tryDenoise: harder });
  return found.map(({ text, bytes, position }) => ({
    payload: { text, bytes },
    corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft],
  }));
}

/** The decoder expects four bytes per pixel. */
function colourOf({ width, height, pixels }: GreyPicture): ImageData {
  const data = new Uint8ClampedArray(width * height * 4);
  const words = new Uint32Array(data.buffer);
  for (let at = 0; at < words.length; at++) words[at] = 0xff000000 | ((pixels[at] ?? 0) * 0x010101);
  return { data, width, height, colorSpace: "srgb" } as ImageData;
}
