import sharp from "sharp";

/** The largest page of a picture file, and how many there are: more than one only in a TIFF. */
export type PictureSize = Readonly<{ width: number; height: number; pages: number }>;

/** From the header alone; undefined where it is damaged. */
export async function pictureSize(bytes: Uint8Array): Promise<PictureSize | undefined> {
  try {
    const { width, height, pages = 1, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    // An animation is one picture that moves: its first frame is the page.
    return { width, height, pages: format === "tiff" ? pages : 1 };
  } catch {
    return undefined;
  }
}
