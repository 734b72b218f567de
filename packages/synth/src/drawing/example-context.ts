import { makeContent } from "../content/content.ts";
import { randomOf } from "../random.ts";
import { chooseLook } from "./document-style.ts";
import type { Pen } from "./draw-context.ts";
import { Sheet } from "./page-writer.ts";

/** A pen over an empty page, for tests of single blocks. */
export function examplePen(seed: number, country: string): Pen {
  const random = randomOf(seed);
  const wish = { till: false, trade: "grocery", documentType: "invoice", lineCount: 1, bill: false, country } as const;
  const content = makeContent(random, wish);
  return { random, content, look: chooseLook(random, content, false), sheet: new Sheet(595, 842) };
}
