import type { FileFormat } from "./identify.ts";

/** In which the header of a picture is, unless its metadata is unusually long. */
export const pictureHeaderBytes = 256 * 1024;

/**
 * Claimed pixels of a picture by the beginning of its file; undefined where that does not show them. Reads single
 * numbers only, so that it may run in the service's process; a HEIC file may claim more than its picture has.
 */
export function claimedPixels(header: Buffer, format: FileFormat): number | undefined {
  try {
    return readers[format]?.(header);
  } catch (error) {
    // A number beyond the end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type Reader = (header: Buffer) => number | undefined;

const readers: Partial<Record<FileFormat, Reader>> = {
  png: (header) => header.readUInt32BE(16) * header.readUInt32BE(20),
  jpeg: jpegPixels,
  webp: webpPixels,
  heic: heicPixels,
};

/** Walks the segments up to the frame header (SOF). */
function jpegPixels(header: Buffer): number | undefined {
  for (let at = 2; header[at] === 0xff; ) {
    const marker = header.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return header.readUInt16BE(at + 5) * header.readUInt16BE(at + 7);
    // Fill bytes precede a marker; only segments have a length.
    at += marker === 0xff ? 1 : 2 + header.readUInt16BE(at + 2);
  }
  return undefined;
}

function webpPixels(header: Buffer): number | undefined {
  switch (header.toString("latin1", 12, 16)) {
    case "VP8X":
      return (header.readUIntLE(24, 3) + 1) * (header.readUIntLE(27, 3) + 1);
    case "VP8L": {
      const sizes = header.readUInt32LE(21);
      return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1);
    }
    case "VP8 ":
      return (header.readUInt16LE(26) & 0x3fff) * (header.readUInt16LE(28) & 0x3fff);
    default:
      return undefined;
  }
}

/** The largest of the declared sizes, which are those of tiles and thumbnails too. */
function heicPixels(header: Buffer): number | undefined {
  let most: number | undefined;
  for (let at = header.indexOf("ispe"); at !== -1; at = header.indexOf("ispe", at + 4))
    most = Math.max(most ?? 0, header.readUInt32BE(at + 8) * header.readUInt32BE(at + 12));
  return most;
}
