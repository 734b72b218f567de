import sharp from "sharp";
import { expect, test } from "vitest";
import { DamagedPicture, openPicturePage } from "./picture-page.ts";

/** White with a dark patch at the top left, so that a turn shows. */
function patch() {
  const dark = sharp({ create: { width: 40, height: 20, channels: 3, background: "#202020" } }).png();
  const paper = sharp({ create: { width: 200, height: 300, channels: 3, background: "#ffffff" } });
  return dark.toBuffer().then((input) =>
    paper
      .composite([{ input, left: 10, top: 10 }])
      .png()
      .toBuffer(),
  );
}

async function greysOf(file: Uint8Array): Promise<{ size: [number, number]; patch: number; paper: number }> {
  const page = await openPicturePage(file);
  const { width, height, pixels } = await page.picture();
  const at = (x: number, y: number) => pixels[y * width + x] ?? -1;
  return { size: [width, height], patch: at(25, 20), paper: at(150, 200) };
}

/** Print inks have no exact grey, so "dark on white" is what must survive. */
const expected = { size: [200, 300], patch: expect.closeTo(0x20, -1.8), paper: expect.closeTo(255, -1) };

test("any colour model and depth gives the same grey", async () => {
  const picture = sharp(await patch());
  expect(await greysOf(await picture.clone().toColourspace("rgb16").png().toBuffer())).toEqual(expected);
  expect(await greysOf(await picture.clone().png({ palette: true }).toBuffer())).toEqual(expected);
  expect(await greysOf(await picture.clone().toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer())).toEqual(expected);
  expect(await greysOf(await picture.clone().webp().toBuffer())).toEqual(expected);
});

test("transparent pixels become white", async () => {
  const file = await sharp(await patch())
    .removeAlpha()
    .ensureAlpha(0)
    .png()
    .toBuffer();
  expect(await greysOf(file)).toEqual({ ...expected, patch: 255 });
});

test("the EXIF orientation is applied", async () => {
  const file = await sharp(await patch())
    .rotate(90)
    .withMetadata({ orientation: 8 })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(await greysOf(file)).toEqual(expected);
});

test("a huge scan is reduced to the size that OCR needs", async () => {
  const file = await sharp({ create: { width: 5000, height: 7000, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  expect(Math.max(...(await greysOf(file)).size)).toBeLessThanOrEqual(2900);
});

test("a truncated picture is damaged", async () => {
  const whole = await patch();
  await expect(openPicturePage(whole.subarray(0, whole.length - 300))).rejects.toThrow(DamagedPicture);
});
