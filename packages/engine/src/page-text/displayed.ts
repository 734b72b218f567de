import { type Bend, sagAt } from "./bend.ts";
import type { Box, Homography, PageText } from "./page-text.ts";

/** An upright page's way back to the page as a viewer displays it. */
type Uprighted = Readonly<{ bend?: Bend | undefined; toDisplayed?: Homography | undefined }>;

/** Maps a box of the upright page to the page as a viewer displays it. */
export function displayedBox(flat: Box, { bend, toDisplayed: map }: Uprighted): Box {
  const box = bend ? bent(flat, bend) : flat;
  if (map === undefined) return box;
  const corners = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[0], box[3]],
    [box[2], box[3]],
  ].map(([x = 0, y = 0]) => mapPoint(map, x, y));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [
    clampToPage(Math.min(...xs)),
    clampToPage(Math.min(...ys)),
    clampToPage(Math.max(...xs)),
    clampToPage(Math.max(...ys)),
  ];
}

function bent([x0, y0, x1, y1]: Box, bend: Bend): Box {
  const sag = sagAt(bend, (x0 + x1) / 2 - 0.5, (y0 + y1) / 2 - 0.5);
  return [x0, clampToPage(y0 + sag), x1, clampToPage(y1 + sag)];
}

export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, x: number, y: number): [x: number, y: number] {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** Limits a coordinate, given as a fraction of the page, to 0 to 1. */
export function clampToPage(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

/** The text with boxes on the page as a viewer displays it. */
export function asDisplayed(text: PageText): PageText {
  const { bend, toDisplayed, ...page } = text;
  if (bend === undefined && toDisplayed === undefined) return text;
  const move = <Placed extends { box: Box }>(placed: Placed): Placed => ({
    ...placed,
    box: displayedBox(placed.box, { bend, toDisplayed }),
  });
  return {
    ...page,
    words: page.words.map(move),
    lines: page.lines.map(move),
  };
}
