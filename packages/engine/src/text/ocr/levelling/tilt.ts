import sharp from "sharp";
import type { Homography } from "../../../page-text/page-text.ts";
import type { GreyPicture } from "../../../pages/page.ts";
import { greyHistogram, paperGrey } from "../../grey-histogram.ts";
import type { TextBox } from "../text-box.ts";
import { mainAngle } from "./skew.ts";

/** Rotation (six degrees) beyond which the detector misses or splits lines: at 25° it finds 67 % of a page's words. */
const tilted = 0.1;

/** A picture rotated so that its lines are level, and the map from its pixels back to the original. */
export type Untilted = Readonly<{ picture: GreyPicture; toTilted: Homography }>;

/** Undefined if the lines are level enough. */
export async function untilt(picture: GreyPicture, boxes: readonly TextBox[]): Promise<Untilted | undefined> {
  const angle = mainAngle(boxes);
  return Math.abs(angle) < tilted ? undefined : turnBy(picture, -angle);
}

/** Turns a picture about its middle, clockwise by radians. New corners are filled with the paper's grey. */
async function turnBy({ width, height, pixels }: GreyPicture, angle: number): Promise<Untilted> {
  const paper = paperGrey(greyHistogram(pixels));
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .rotate((angle * 180) / Math.PI, { background: { r: paper, g: paper, b: paper } })
    .toColourspace("b-w")
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [info.width / 2, info.height / 2];
  const toTilted: Homography = [
    cos,
    sin,
    width / 2 - cos * x - sin * y,
    -sin,
    cos,
    height / 2 + sin * x - cos * y,
    0,
    0,
    1,
  ];
  return { picture: { width: info.width, height: info.height, pixels: data }, toTilted };
}
