import { expect, test } from "vitest";
import { mapPoint } from "../../../page-text/displayed.ts";
import type { GreyPicture } from "../../../pages/page.ts";
import type { TextBox } from "../text-box.ts";
import { untilt } from "./tilt.ts";

const [width, height] = [300, 200];
const angle = 0.4;

/** A dark bar that runs through (150, 100) at the angle. */
function tiltedBar(): GreyPicture {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) - 150, Math.floor(at / width) - 100];
    const [along, down] = [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)];
    return Math.abs(along) < 80 && Math.abs(down) < 4 ? 0 : 255;
  });
  return { width, height, pixels };
}

const bar = (over: Partial<TextBox> = {}): TextBox => ({
  x: 150,
  y: 100,
  width: 160,
  height: 8,
  angle,
  score: 1,
  ...over,
});

test("a tilted line is levelled, and its ends map back to their places", async () => {
  const level = await untilt(tiltedBar(), [bar()]);
  if (!level) throw new Error("the picture was not turned");
  const { picture, toTilted } = level;
  const dark = Array.from(picture.pixels.keys()).filter((at) => (picture.pixels[at] ?? 255) < 100);
  const rows = dark.map((at) => Math.floor(at / picture.width));
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(12);
  const left = Math.min(...dark.map((at) => at % picture.width));
  const [x, y] = mapPoint(toTilted, left, picture.height / 2);
  expect(Math.hypot(x - (150 - 80 * Math.cos(angle)), y - (100 - 80 * Math.sin(angle)))).toBeLessThan(4);
});

test("a slight slant is left unchanged", async () => {
  expect(await untilt(tiltedBar(), [bar({ angle: 0.05 })])).toBeUndefined();
});
