import { asDisplayed } from "../page-text/displayed.ts";
import type { Box, PageText } from "../page-text/page-text.ts";
import { enclosing } from "./lines.ts";

/** Which of several strips in one picture a place in that picture belongs to, as the strip's page number. */
export function stripAt(place: Box, strips: readonly PageText[]): number | undefined {
  const distances = strips.map((strip) => distance(place, enclosing(asDisplayed(strip).words.map(({ box }) => box))));
  return strips[distances.indexOf(Math.min(...distances))]?.page;
}

/** From the middle of a place to a box; 0 inside it. */
function distance(place: Box, [x0, y0, x1, y1]: Box): number {
  const [x, y] = [(place[0] + place[2]) / 2, (place[1] + place[3]) / 2];
  return Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));
}
