import type { Box, Homography, PageText, Word } from "../../../packages/engine/src/page-text/page-text.ts";
import type { LabelledPage, LabelledWord } from "../../../packages/synth/src/labelled-document.ts";
import { mapPoint, type PointMap } from "../../../packages/synth/src/render/homography.ts";

/** The relation between the picture and the page: its pixels, and the map back to points. */
export type PictureOrigin = Readonly<{ back: PointMap; width: number; height: number; pointsPerPixel: number }>;

type PointBox = Readonly<{ x0: number; y0: number; x1: number; y1: number }>;

/**
 * The words read by OCR, each with the label of the printed word that it covers most; values take precedence over
 * captions they are merged with.
 */
export function alignWords(page: LabelledPage, read: PageText, origin: PictureOrigin): LabelledPage {
  const words = read.words.map((word) => {
    const place = onPage(word.box, read.toDisplayed, origin);
    const source = coveredBy(place, page.words);
    return readWord(word, read, source);
  });
  return { width: read.width, height: read.height, words, shapes: [] };
}

/** Maps fractions of the levelled page to points on the printed one: centre and extent of the word. */
function onPage(box: Box, toDisplayed: Homography | undefined, origin: PictureOrigin): PointBox {
  const corners = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[2], box[3]],
    [box[0], box[3]],
  ] as const;
  const points = corners.map(([x, y]) => {
    const shown = toDisplayed ? mapPoint(toDisplayed, { x, y }) : { x, y };
    const pixel = origin.back({ x: shown.x * origin.width, y: shown.y * origin.height });
    return { x: pixel.x * origin.pointsPerPixel, y: pixel.y * origin.pointsPerPixel };
  });
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

function coveredBy(place: PointBox, words: readonly LabelledWord[]): LabelledWord | undefined {
  const covered = words
    .map((word) => ({ word, share: overlapShare(place, word) }))
    .filter(({ share }) => share > 0.3)
    .sort((a, b) => b.share - a.share);
  const value = covered.find(({ word }) => word.label !== "none" && word.label !== "currency");
  return (value ?? covered[0])?.word;
}

/** Overlap as a share of the narrower of the two. */
function overlapShare(a: PointBox, b: PointBox): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (width <= 0 || height <= 0) return 0;
  const across = width / Math.max(0.1, Math.min(a.x1 - a.x0, b.x1 - b.x0));
  const along = height / Math.max(0.1, Math.min(a.y1 - a.y0, b.y1 - b.y0));
  return across * along;
}

function readWord(word: Word, { width, height }: PageText, source: LabelledWord | undefined): LabelledWord {
  const [x0, y0, x1, y1] = word.box;
  return {
    text: word.text,
    x0: x0 * width,
    y0: y0 * height,
    x1: x1 * width,
    y1: y1 * height,
    baseline: y1 * height,
    font: source?.font ?? "",
    size: word.fontHeight * height,
    confidence: word.confidence,
    label: source?.label ?? "none",
    span: source?.span ?? -1,
    ...(source?.ambiguous ? { ambiguous: true } : {}),
    ...(source?.item === undefined ? {} : { item: source.item }),
    ...(source?.party === undefined ? {} : { party: source.party }),
    ...(source?.row === undefined ? {} : { row: source.row }),
  };
}
