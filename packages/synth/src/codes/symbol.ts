import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";
import type { LabelledDocument, Shape } from "../labelled-document.ts";

export const symbolFormats = ["QRCode", "PDF417", "Aztec", "DataMatrix"] as const;
export type SymbolFormat = (typeof symbolFormats)[number];

/** A code as dark (1) and light (0) modules, without the quiet zone around it. */
export type CodeSymbol = Readonly<{ width: number; height: number; modules: Uint8Array }>;

let loading: Promise<unknown> | undefined;

function loadWriter(): Promise<unknown> {
  loading ??= readFile(fileURLToPath(import.meta.resolve("zxing-wasm/writer/zxing_writer.wasm"))).then((file) => {
    const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
    return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  });
  return loading;
}

export async function codeSymbol(format: SymbolFormat, payload: string | Uint8Array): Promise<CodeSymbol> {
  await loadWriter();
  const written = await writeBarcode(payload, {
    format: format === "Aztec" ? "AztecCode" : format,
    scale: 1,
    addQuietZones: false,
  });
  if (written.error !== "") throw new Error(`The code could not be written: ${written.error}`);
  const { width, height, data } = written.symbol;
  return { width, height, modules: Uint8Array.from(data, (grey) => (grey < 128 ? 1 : 0)) };
}

export type CodePosition = Readonly<{ page: number; x: number; y: number; module: number }>;

/** Draws a code onto a page of the document, with its quiet zone. In points. */
export function withCode(document: LabelledDocument, symbol: CodeSymbol, place: CodePosition): LabelledDocument {
  const quiet = 4 * place.module;
  const { x, y, module } = place;
  const white: Shape = {
    kind: "fill",
    x0: x - quiet,
    y0: y - quiet,
    x1: x + symbol.width * module + quiet,
    y1: y + symbol.height * module + quiet,
    colour: "#ffffff",
  };
  const covered = (word: { x0: number; baseline: number }) =>
    word.x0 < white.x1 && word.x0 > white.x0 - 100 && word.baseline > white.y0 && word.baseline < white.y1 + 12;
  const pages = document.pages.map((page, index) =>
    index === place.page
      ? {
          ...page,
          words: page.words.filter((word) => !covered(word)),
          shapes: [...page.shapes, white, ...dotsOf(symbol, place)],
        }
      : page,
  );
  return { ...document, pages };
}

/** Adjacent dark modules of a row as one bar, as most programs draw a code. */
function dotsOf({ width, height, modules }: CodeSymbol, { x, y, module }: CodePosition): Shape[] {
  const shapes: Shape[] = [];
  for (let row = 0; row < height; row++) {
    for (let from = 0; from < width; from++) {
      if (modules[row * width + from] !== 1) continue;
      let to = from;
      while (to < width && modules[row * width + to] === 1) to++;
      const y0 = y + row * module;
      shapes.push({ kind: "fill", x0: x + from * module, y0, x1: x + to * module, y1: y0 + module, colour: "#000000" });
      from = to;
    }
  }
  return shapes;
}
