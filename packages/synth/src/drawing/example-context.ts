import { makeFacts } from "../facts/facts.ts";
import { randomOf } from "../random.ts";
import { chooseLook } from "./document-style.ts";
import type { Pen } from "./draw-context.ts";
import { Sheet } from "./page-writer.ts";

/** A pen over an empty page, for tests of single blocks. */
export function examplePen(seed: number, country: string): Pen {
  const random = randomOf(seed);
  const wish = { till: false, trade: "grocery", documentType: "invoice", lineCount: 1, bill: false, country } as const;
  const facts = makeFacts(random, wish);
  return { random, facts, look: chooseLook(random, facts, false), sheet: new Sheet(595, 842) };
}
