import { asDisplayed } from "../page-text/displayed.ts";
import type { Box, PageText } from "../page-text/page-text.ts";
import { enclosingBox } from "./lines.ts";

/** The page number of the strip of paper that contains a location in a picture of several strips. */
export function stripAt(place: Box, strips: readonly PageText[]): number | undefined {
  const distances = strips.map((strip) =>
    distance(place, enclosingBox(asDisplayed(strip).words.map(({ box }) => box))),
  );
  return strips[distances.indexOf(Math.min(...distances))]?.page;
}

/** Distance from the centre of a location to a box; 0 inside it. */
function distance(place: Box, [x0, y0, x1, y1]: Box): number {
  const [x, y] = [(place[0] + place[2]) / 2, (place[1] + place[3]) / 2];
  return Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));
}
