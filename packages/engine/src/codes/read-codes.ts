import { displayedBox } from "../page-text/displayed.ts";
import type { Page } from "../pages/page.ts";
import type { PlacedCode } from "./apply-codes.ts";
import { findCodes } from "./find-codes.ts";
import { readCode } from "./read-code.ts";

/** The parsed codes of a page, located on the page as a viewer displays it. */
export async function readCodes(page: Page): Promise<readonly PlacedCode[]> {
  const found = await findCodes(page);
  return found.map(({ box, payload }) => {
    const [x0, y0, x1, y1] = displayedBox(box, page);
    return { ...readCode(payload), page: page.number, box: [rounded(x0), rounded(y0), rounded(x1), rounded(y1)] };
  });
}

function rounded(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}
