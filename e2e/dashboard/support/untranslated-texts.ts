import type { Page } from "playwright-core";
import { de } from "../../../packages/dashboard/src/messages/de/index.ts";
import { en } from "../../../packages/dashboard/src/messages/en/index.ts";

/** Plain text messages; those with parameters are recognised by their common words. */
function textsOf(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

const german = new Set(textsOf(de));
const english = new Set(textsOf(en).filter((text) => !german.has(text)));
const smallWords = /\b(the|and|with|your|were|is|are|by|ago|yesterday|today)\b/i;

/** English texts left on a German page, visible or for screen readers; document content excluded. */
export async function untranslatedTextsOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const isOfDocument = (element: Element) => element.closest("code, noscript, script, style, [lang]:not(html)");
    const texts: string[] = [document.title];
    for (const element of document.querySelectorAll("body *")) {
      if (isOfDocument(element)) continue;
      for (const name of ["aria-label", "placeholder", "title", "alt", "data-label"])
        texts.push(element.getAttribute(name) ?? "");
      for (const child of element.childNodes)
        if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent?.trim() ?? "");
    }
    return texts;
  });
  return [...new Set(said)].filter((text) => english.has(text) || smallWords.test(text));
}
