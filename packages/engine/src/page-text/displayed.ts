import type { Box, Homography, PageText } from "./page-text.ts";

/** Maps a box of the upright page to the page as a viewer displays it. */
export function displayedBox(box: Box, map: Homography | undefined): Box {
  if (map === undefined) return box;
  const corners = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[0], box[3]],
    [box[2], box[3]],
  ].map(([x = 0, y = 0]) => mapPoint(map, x, y));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [onPage(Math.min(...xs)), onPage(Math.min(...ys)), onPage(Math.max(...xs)), onPage(Math.max(...ys))];
}

export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, x: number, y: number): [x: number, y: number] {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

function onPage(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

/** The text with boxes on the page as a viewer displays it. */
export function asDisplayed(text: PageText): PageText {
  const { toDisplayed, ...page } = text;
  if (toDisplayed === undefined) return text;
  const move = <Placed extends { box: Box }>(placed: Placed): Placed => ({
    ...placed,
    box: displayedBox(placed.box, toDisplayed),
  });
  return {
    ...page,
    words: page.words.map(move),
    lines: page.lines.map(move),
  };
}
