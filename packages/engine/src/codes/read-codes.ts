import { displayedBox } from "../page-text/displayed.ts";
import type { Page } from "../pages/page.ts";
import { findCodes } from "./find-codes.ts";
import { readCode } from "./read-code.ts";
import type { PlacedCode } from "./witness.ts";

/** The codes on a page, understood, and placed on the page as a viewer shows it. */
export async function readCodes(page: Page): Promise<readonly PlacedCode[]> {
  const found = await findCodes(page);
  return found.map(({ box, payload }) => {
    const [x0, y0, x1, y1] = displayedBox(box, page.toDisplayed);
    return { ...readCode(payload), page: page.number, box: [rounded(x0), rounded(y0), rounded(x1), rounded(y1)] };
  });
}

function rounded(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}
