import type { PageText } from "../text/page-text.ts";
import type { InvoiceReading } from "../understand/invoice-reading.ts";
import { type Division, divide } from "./divide.ts";
import { pageNumberOf } from "./page-number.ts";
import { signsOf } from "./page-signs.ts";

/** Which pages of a file belong together. `understand` reads one page by itself. */
export async function dividePages(
  pages: readonly PageText[],
  mode: "auto" | "never" | "pages",
  understand: (page: PageText) => Promise<InvoiceReading>,
): Promise<Division> {
  if (mode === "pages") return { parts: pages.map(({ page }) => ({ pages: [page], confidence: 1 })), confidence: 1 };
  if (mode === "never" || pages.length < 2 || isNumberedThrough(pages)) return whole(pages);
  const signs = [];
  for (const page of pages) signs.push(signsOf(page, await understand(page)));
  return divide(signs);
}

function whole(pages: readonly PageText[]): Division {
  return { parts: [{ pages: pages.map(({ page }) => page), confidence: 1 }], confidence: 1 };
}

/** Pages that say "1 of n" to "n of n" are one document; reading each by itself would tell nothing more. */
function isNumberedThrough(pages: readonly PageText[]): boolean {
  return pages.every((page, index) => {
    const numbering = pageNumberOf(page);
    return numbering?.number === index + 1 && numbering.of === pages.length;
  });
}
