import type { Page } from "../pages/page.ts";
import { splitWords } from "./layer/split-words.ts";
import { orderWords } from "./lines.ts";
import type { PageText } from "./page-text.ts";

/** The words of one page, grouped and in reading order. */
export async function readPage(page: Page): Promise<PageText> {
  const found = page.layer ? splitWords(page.layer.characters, page) : [];
  const { words, lines } = orderWords(found);
  return {
    page: page.number,
    width: page.width,
    height: page.height,
    ...(page.toDisplayed ? { toDisplayed: page.toDisplayed } : {}),
    words,
    lines,
    tables: [],
  };
}
