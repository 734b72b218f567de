import { fourDecimals } from "@inkvoice/contract/box";
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
    return {
      ...readCode(payload),
      page: page.number,
      box: [fourDecimals(x0), fourDecimals(y0), fourDecimals(x1), fourDecimals(y1)],
    };
  });
}
