import { oneWordName } from "../../content/names.ts";
import { body, type Frame, type Pen, putLines, putWrapped } from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { sellerSentences } from "../../lexicon/seller-sentences.ts";
import { fillSentence } from "../page/printed-values.ts";

/** A franchise: the sign of a brand that says nothing of who sells, then "operated by" and the company. Like every sign above a company's name, the brand is ambiguous. */
export function drawOperatedBy(pen: Pen, frame: Frame, align: Align): number {
  const { random, content, look } = pen;
  const ink = body(pen, { font: look.heading, scale: random.between(1.2, 2.4) });
  const brand = oneWordName(random, content.country);
  const sign = random.chance(0.3) ? `${brand} ${content.seller.address.parts.city}` : brand;
  const y = putLines(pen, { ...frame, y: frame.y + ink.size * 0.4 }, [sign], {
    ink,
    align,
    mark: { label: "vendor.name", ambiguous: true },
  });
  const sentence = random.pick([...sellerSentences[content.language].operator, "{vendor}"]);
  return putWrapped(pen, { ...frame, y }, fillSentence(pen, sentence), { align });
}
