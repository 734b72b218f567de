import type { GreyPicture } from "../../../pages/page.ts";
import type { TextBox } from "../text-box.ts";
import { cropPicture } from "./crop-picture.ts";
import { detectAtScale, detectorPixels, detectorScale } from "./detect-lines.ts";
import { withMargin } from "./detector-input.ts";
import { areOnSameLine, heightAt, isPieceOf, overlapOf, unionBox } from "./line-overlap.ts";
import { levelArea, type MissedInk, mergeOverlapping, missedInk } from "./missed-ink.ts";
import { usualHeight } from "./usual-height.ts";

/** The letter height, in detector pixels, at which detection works best, and the largest enlargement for it. */
const goodSize = 20;
const maxEnlargement = 1.5;
/** Limit of all passes together, as a share of one pass over the page. */
const mostPixels = 0.35;
/** A box higher than this many usual heights, and less wide than this many of its heights, is no line. */
const highBox = 1.8;
const narrowBox = 2.5;
/** Share of a line's box that its letters fill. */
const letterShare = 0.5;
/** Minimum share of a box's height for a line that covers its middle. */
const mostOfIt = 0.6;

/**
 * Adds lines that the first pass missed: print of five points is too low for it, a single digit is often taken for
 * dirt, and a word beside a table's corner becomes a square. Areas with ink outside all lines, and boxes that are no
 * lines, are detected again at a larger scale.
 */
export async function addMissedLines(picture: GreyPicture, boxes: readonly TextBox[]): Promise<readonly TextBox[]> {
  const usual = usualHeight(boxes);
  const isLine = ({ width, height }: TextBox) => height < highBox * usual || width > narrowBox * height;
  const lines = boxes.filter(isLine);
  const shapeless = boxes.filter((box) => !isLine(box));
  const places = mergeOverlapping([
    ...missedInk(picture, boxes),
    ...shapeless.map((box) => placeOf(box, usual, picture)),
  ]);
  const fresh = (await detectIn(picture, places)).filter((box) => !lines.some((line) => isPieceOf(box, line)));
  const pieces = (box: TextBox) => fresh.some((line) => isPieceOf(box, line));
  const unsolved = shapeless.filter((box) => !fresh.some((line) => coversMiddle(box, line)));
  return [
    ...merged(
      lines.filter((line) => !pieces(line)),
      fresh,
    ),
    ...unsolved,
  ];
}

function placeOf(box: TextBox, usual: number, picture: GreyPicture): MissedInk {
  return { area: withMargin(levelArea(box), Math.ceil(usual), picture), height: letterShare * usual };
}

async function detectIn(picture: GreyPicture, places: readonly MissedInk[]): Promise<TextBox[]> {
  const found: TextBox[] = [];
  let left = mostPixels * detectorPixels;
  for (const { area, height } of places) {
    const scale = Math.min(maxEnlargement, Math.max(detectorScale(picture), goodSize / height));
    left -= area.width * area.height * scale * scale;
    if (left < 0) break;
    const near = await detectAtScale(cropPicture(picture, area), scale);
    found.push(...near.map((box) => ({ ...box, x: box.x + area.left, y: box.y + area.top })));
  }
  return found;
}

/** Merges new lines with known ones that share a word. */
function merged(known: readonly TextBox[], fresh: readonly TextBox[]): TextBox[] {
  const lines = [...known];
  for (const line of fresh) {
    const at = lines.findIndex((other) => areOnSameLine(other, line));
    if (at < 0) lines.push(line);
    else lines[at] = unionBox(lines[at] as TextBox, line);
  }
  return lines;
}

/** Whether a line is in the middle of a box that is no line. */
function coversMiddle(box: TextBox, line: TextBox): boolean {
  const { across, down } = overlapOf(box, { ...line, y: heightAt(line, box.x) });
  return across > 0.3 * box.width && down > mostOfIt * line.height;
}
