import { makeContent } from "../content/content.ts";
import { randomOf } from "../random.ts";
import { chooseDocumentStyle } from "./document-style.ts";
import type { DrawContext } from "./draw-context.ts";
import { PageWriter } from "./page-writer.ts";

/** A context over an empty page, for tests of single blocks. */
export function exampleContext(seed: number, country: string): DrawContext {
  const random = randomOf(seed);
  const wish = { till: false, trade: "grocery", documentType: "invoice", lineCount: 1, bill: false, country } as const;
  const content = makeContent(random, wish);
  return { random, content, look: chooseDocumentStyle(random, content, false), writer: new PageWriter(595, 842) };
}
