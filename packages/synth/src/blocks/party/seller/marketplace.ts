import { buyerOf } from "../../../content/content.ts";
import { oneWordName } from "../../../content/names.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  putLines,
  putParagraph,
  textStyle,
} from "../../../drawing/draw-context.ts";
import type { Align, Annotation } from "../../../drawing/page-writer.ts";
import { formCaption } from "../../page/form-cells.ts";
import { captionedNumber } from "../number-with-caption.ts";
import { drawParty } from "../party-block.ts";

/** A marketplace that sells for others: its logo is the largest on the page, and the seller is below "sold by". */
export function drawMarketplace(context: DrawContext, frame: Frame, align: Align): number {
  const { random, content, look, writer } = context;
  const party = writer.newParty("agency");
  const brand = oneWordName(random, content.country);
  const ink = textStyle(context, { font: look.heading, scale: random.between(1.5, 2.6), colour: look.accent });
  const annotation: Annotation = { label: "party.name", party };
  let y = putLines(context, { ...frame, y: frame.y + ink.size * 0.5 }, [brand], { ink, align, annotation });
  if (random.chance(0.5)) y = drawPlatformLine(context, { ...frame, y }, { brand, party });
  return drawParty(
    context,
    { ...frame, y: y + look.leading * random.pick([0.3, 1]) },
    { side: "vendor", party: content.seller, align, caption: formCaption(context, "soldBy"), extras: 1.2 },
  );
}

/** The platform's own company in small print. */
function drawPlatformLine(context: DrawContext, frame: Frame, of: Readonly<{ brand: string; party: number }>): number {
  const { random, content } = context;
  const { address, taxId, country } = buyerOf(random, content.country, content.language);
  const name = `${of.brand} ${random.pick(country.legalForms)}`;
  const piece = (text: string, label: Annotation["label"]): Piece => ({
    text: inDocumentCase(context, text),
    annotation: { label, party: of.party },
  });
  const pieces: Piece[] = [
    piece(`${name},`, "party.name"),
    piece(address.lines.join(", "), "party.address"),
    ...(random.chance(0.6) ? captionedNumber(context, caption(context, "taxId"), piece(taxId, "party.tax_id")) : []),
  ];
  return putParagraph(context, frame, pieces, { ink: textStyle(context, { scale: random.between(0.65, 0.85) }) });
}
