import type { GreyPicture } from "../../../pages/page.ts";
import type { TextBox } from "../text-box.ts";
import { cropPicture } from "./crop-picture.ts";
import { detectLines, detectorScale } from "./detect-lines.ts";
import { type Area, inkBounds, withMargin } from "./detector-input.ts";
import { usualHeight } from "./usual-height.ts";

/** Lines lower than this, in detector pixels, are detected again at a larger scale. */
const smallPrint = 22;
/** The line height, in detector pixels, at which detection works best. */
const goodSize = 30;
/** A smaller gain in scale is not worth a second run of the detector. */
const leastGain = 1.25;
/**
 * Maximum share of the picture's width: wider text is a page with little print, which gains nothing from a larger
 * scale.
 */
const widestStrip = 0.8;
/** Height of ordinary print on a whole page, in detector pixels: 15 to 19. */
const usualPrint = 16;
/** Only every third pixel is tested for ink. */
const inkStep = 3;
/** Paper around the text, in line heights. */
const marginLines = 2;

/** Detected lines and the scale of the detector's input. */
export type Detection = Readonly<{ boxes: readonly TextBox[]; scale: number }>;

/** Detects on the whole picture, or at a larger scale where all ink lies on a narrow part of it. */
export async function detectPicture(picture: GreyPicture): Promise<Detection> {
  return (await detectOnStrip(picture)) ?? { boxes: await detectLines(picture), scale: detectorScale(picture) };
}

/** Undefined if the ink is not a narrow strip, or its print is not small. */
async function detectOnStrip(picture: GreyPicture): Promise<Detection | undefined> {
  const whole = detectorScale(picture);
  const ink = inkBounds(picture, inkStep);
  const area = withMargin(ink, Math.ceil((marginLines * usualPrint) / whole), picture);
  const scale = Math.min(detectorScale(area), (goodSize / usualPrint) * whole);
  if (ink.width > widestStrip * picture.width || scale < leastGain * whole) return undefined;
  const boxes = await detectIn(picture, area, scale);
  return usualHeight(boxes) * whole < smallPrint ? { boxes, scale } : undefined;
}

/**
 * Detects the printed part of a picture again at a larger scale. A till receipt on a flatbed scanner or a photographed
 * table covers a small part of the picture, and its print is too small for the detector. The height of the detected
 * lines decides the scale.
 */
export async function detectSmallPrint(
  picture: GreyPicture,
  { boxes, scale: seen }: Detection,
): Promise<readonly TextBox[]> {
  if (boxes.length === 0 || seen > detectorScale(picture)) return boxes;
  const height = usualHeight(boxes);
  const area = textArea(boxes, marginLines * height, picture);
  const scale = Math.min(detectorScale(area), goodSize / height);
  if (seen * height >= smallPrint || scale < leastGain * seen) return boxes;
  if (textArea(boxes, 0, picture).width > widestStrip * picture.width) return boxes;
  return detectIn(picture, area, scale);
}

async function detectIn(picture: GreyPicture, area: Area, scale: number): Promise<TextBox[]> {
  const boxes = await detectLines(cropPicture(picture, area), scale);
  return boxes.map((box) => ({ ...box, x: box.x + area.left, y: box.y + area.top }));
}

function textArea(boxes: readonly TextBox[], margin: number, { width, height }: GreyPicture): Area {
  const extents = boxes.map((box) => {
    const [cos, sin] = [Math.abs(Math.cos(box.angle)), Math.abs(Math.sin(box.angle))];
    const [across, down] = [box.width * cos + box.height * sin, box.width * sin + box.height * cos];
    return { x0: box.x - across / 2, x1: box.x + across / 2, y0: box.y - down / 2, y1: box.y + down / 2 };
  });
  const left = Math.max(0, Math.floor(Math.min(...extents.map(({ x0 }) => x0)) - margin));
  const top = Math.max(0, Math.floor(Math.min(...extents.map(({ y0 }) => y0)) - margin));
  const right = Math.min(width, Math.ceil(Math.max(...extents.map(({ x1 }) => x1)) + margin));
  const bottom = Math.min(height, Math.ceil(Math.max(...extents.map(({ y1 }) => y1)) + margin));
  return { left, top, width: right - left, height: bottom - top };
}
