import sharp from "sharp";
import { expect, it } from "vitest";
import type { FileFormat } from "./identify.ts";
import { claimedPixels } from "./picture-header.ts";
import { heicPicture } from "./testing/heic-picture.ts";

const page = sharp({ create: { width: 300, height: 200, channels: 3, background: "white" } });
const exif = { IFD0: { ImageDescription: "x".repeat(20_000) } };

it.each<[string, FileFormat, () => Promise<Buffer>]>([
  ["a PNG", "png", () => page.clone().png().toBuffer()],
  ["a JPEG", "jpeg", () => page.clone().jpeg().toBuffer()],
  ["a JPEG with metadata", "jpeg", () => page.clone().withExif(exif).jpeg({ progressive: true }).toBuffer()],
  ["a lossy WEBP", "webp", () => page.clone().webp().toBuffer()],
  ["a lossless WEBP", "webp", () => page.clone().webp({ lossless: true }).toBuffer()],
  ["a WEBP with metadata", "webp", () => page.clone().withExif(exif).webp().toBuffer()],
])("the pixels of %s are read from its header", async (_, format, write) => {
  const bytes = await write();
  expect(claimedPixels(bytes, format)).toBe(60_000);
  for (const length of [0, 12, 20]) expect(claimedPixels(bytes.subarray(0, length), format)).toBeUndefined();
});

it("a HEIC picture claims at least the pixels that it has", () => {
  expect(claimedPixels(Buffer.from(heicPicture), "heic")).toBeGreaterThanOrEqual(128 * 96);
});

it("broken headers claim nothing", () => {
  for (const format of ["jpeg", "webp", "heic"] as const)
    expect(claimedPixels(Buffer.alloc(1000, 0xff), format)).toBeUndefined();
});
