import sharp, { type Sharp } from "sharp";
import { maxPixels } from "../intake/limits.ts";
import type { Box } from "../page-text/page-text.ts";
import type { GreyPicture, Page } from "./page.ts";

/** Longest side for OCR: A4 at 250 dpi. More detail costs time and is not read better. */
const maxSide = 2900;

/** The picture's header is wrong, or its data is truncated. */
export class DamagedPicture extends Error {
  constructor(cause: unknown) {
    super("The picture is damaged and cannot be decoded.", { cause });
    this.name = "DamagedPicture";
  }
}

/** One page of a picture file, upright by its EXIF orientation. Only a TIFF has more than one. */
export async function openPicturePage(bytes: Uint8Array, index = 0): Promise<Page> {
  const picture = await decodeGrey(bytes, index);
  return {
    number: index + 1,
    width: picture.width,
    height: picture.height,
    picture: async () => picture,
    glance: async () => glanceOf(picture),
    detail: async (part) => decodePart(bytes, index, part),
  };
}

/**
 * Converts any colour model, depth or palette to 8-bit grey, with transparency on white. Refuses truncated files: half
 * a page would give a wrong invoice without any sign of it.
 */
async function decodeGrey(bytes: Uint8Array, index: number): Promise<GreyPicture> {
  return greyPixels(
    upright(bytes, index).resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true }),
  );
}

/** A part of the picture at full resolution. */
async function decodePart(bytes: Uint8Array, index: number, [x0, y0, x1, y1]: Box): Promise<GreyPicture> {
  const { autoOrient: size } = await sharp(bytes, { limitInputPixels: maxPixels, page: index, pages: 1 }).metadata();
  const [left, top] = [Math.floor(x0 * size.width), Math.floor(y0 * size.height)];
  const width = Math.max(1, Math.min(size.width, Math.ceil(x1 * size.width)) - left);
  const height = Math.max(1, Math.min(size.height, Math.ceil(y1 * size.height)) - top);
  return greyPixels(upright(bytes, index).extract({ left, top, width, height }));
}

function upright(bytes: Uint8Array, index: number): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, page: index, pages: 1, failOn: "truncated" })
    .autoOrient()
    .flatten({ background: "#ffffff" });
}

async function greyPixels(picture: Sharp): Promise<GreyPicture> {
  try {
    const { data, info } = await picture
      .toColourspace("b-w")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: firstChannel(data, info.channels) };
  } catch (error) {
    throw new DamagedPicture(error);
  }
}

/** Every third pixel of every third row: a letter is still a few pixels. */
function glanceOf({ width, height, pixels }: GreyPicture): GreyPicture {
  const small = { width: Math.ceil(width / glanceStep), height: Math.ceil(height / glanceStep) };
  const seen = new Uint8Array(small.width * small.height);
  for (let y = 0, at = 0; y < height; y += glanceStep) {
    for (let x = 0; x < width; x += glanceStep) seen[at++] = pixels[y * width + x] ?? 0;
  }
  return { ...small, pixels: seen };
}

const glanceStep = 3;

function firstChannel(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 1) return data;
  const pixels = new Uint8Array(data.length / channels);
  for (let i = 0; i < pixels.length; i++) pixels[i] = data[i * channels] ?? 0;
  return pixels;
}
