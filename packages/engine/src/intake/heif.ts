import { createRequire } from "node:module";
import sharp from "sharp";
import { maxPixels } from "./limits.ts";
import type { PictureSize } from "./picture-size.ts";

/** The used part of libheif, whose package has no types. */
type HeifImage = {
  get_width(): number;
  get_height(): number;
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (filled: { data: Uint8ClampedArray } | null) => void,
  ): void;
  free(): void;
};
type LibHeif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };

const require = createRequire(import.meta.url);
let library: LibHeif | undefined;

/** Loaded with the first HEIC file: most processes never see one. */
function loadLibrary(): LibHeif {
  library ??= require("libheif-js/wasm-bundle") as LibHeif;
  return library;
}

/** JPG quality: nothing readable is lost, and every photograph is decoded by the same library. */
const quality = 95;

/** Size of the first picture according to the file's metadata; decodes no pixel. */
export async function heifSize(bytes: Uint8Array): Promise<PictureSize | undefined> {
  return withPicture(bytes, (image) => ({ width: image.get_width(), height: image.get_height(), pages: 1 }));
}

/** An iPhone's picture as an upright JPG. Undefined if it is damaged. */
export async function decodeHeif(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return withPicture(bytes, async (image) => {
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > maxPixels) return undefined;
    const data = await pixelsOf(image, width, height);
    return (
      data &&
      sharp(data, { raw: { width, height, channels: 4 } })
        .jpeg({ quality: quality })
        .toBuffer()
    );
  });
}

async function withPicture<Result>(
  bytes: Uint8Array,
  use: (image: HeifImage) => Result | Promise<Result>,
): Promise<Result | undefined> {
  let images: HeifImage[] = [];
  try {
    images = new (loadLibrary().HeifDecoder)().decode(bytes);
    const [first] = images;
    return first && (await use(first));
  } catch {
    return undefined;
  } finally {
    for (const image of images) image.free();
  }
}

function pixelsOf(image: HeifImage, width: number, height: number): Promise<Uint8ClampedArray | undefined> {
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve) => image.display(target, (filled) => resolve(filled?.data)));
}
