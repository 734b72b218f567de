import { oneWordName } from "../../../content/names.ts";
import { type DrawContext, type Frame, putLines, putWrapped, textStyle } from "../../../drawing/draw-context.ts";
import type { Align } from "../../../drawing/page-writer.ts";
import { sellerSentences } from "../../../lexicon/seller-sentences.ts";
import { fillSentence } from "../../page/printed-values.ts";

/**
 * A franchise: a brand's logo without the seller's name, then "operated by" and the company. Like every logo above a
 * company's name, the brand is labelled ambiguous.
 */
export function drawOperatedBy(context: DrawContext, frame: Frame, align: Align): number {
  const { random, content, look } = context;
  const ink = textStyle(context, { font: look.heading, scale: random.between(1.2, 2.4) });
  const brand = oneWordName(random, content.country);
  const sign = random.chance(0.3) ? `${brand} ${content.seller.address.parts.city}` : brand;
  const y = putLines(context, { ...frame, y: frame.y + ink.size * 0.4 }, [sign], {
    ink,
    align,
    annotation: { label: "vendor.name", ambiguous: true },
  });
  const sentence = random.pick([...sellerSentences[content.language].operator, "{vendor}"]);
  return putWrapped(context, { ...frame, y }, fillSentence(context, sentence), { align });
}
