import sharp from "sharp";

/** Size of the largest page of a picture file, and the number of pages: more than one only in a TIFF. */
export type PictureSize = Readonly<{ width: number; height: number; pages: number }>;

/** From the header alone; undefined where it is damaged. */
export async function pictureSize(bytes: Uint8Array): Promise<PictureSize | undefined> {
  try {
    const { width, height, pages = 1, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    // Of an animation only the first frame is used.
    return { width, height, pages: format === "tiff" ? pages : 1 };
  } catch {
    return undefined;
  }
}
