import {
  caption,
  captioned,
  captionStyle,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  put,
  putLines,
  putPieces,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Annotation } from "../../drawing/page-writer.ts";
import { captionedNumber } from "./number-with-caption.ts";
import { activityOf, partyIndex } from "./party-cells.ts";

/** The customer of a utility: name, tariff, address and meter numbers mixed, often without captions. */
export function drawSupplyPoint(context: DrawContext, frame: Frame): number {
  const { random, content, look, writer } = context;
  const { buyer } = content;
  const party = partyIndex(context, "buyer");
  const reference: Annotation = { label: "none", party };
  let { y } = frame;
  const lines = (texts: readonly string[], annotation: Annotation) => {
    const shown = texts.map((text) => inDocumentCase(context, text));
    y = putLines(context, { ...frame, y }, shown, { annotation });
  };
  const row = (pieces: readonly Piece[]) => {
    putPieces(context, frame.x, y, pieces);
    y += look.leading;
  };
  const numbers: (() => void)[] = [
    () =>
      row(captioned(context, caption(context, "otherReference"), [{ text: random.number(9), annotation: reference }])),
    () => row(captionedNumber(context, caption(context, "customerTaxId"), taxIdOf(buyer.taxId, party))),
    () =>
      row(
        captioned(context, caption(context, "customerNumber"), [
          { text: content.customerNumber, annotation: { label: "customer_number" } },
        ]),
      ),
    () => lines([activityOf(context)], reference),
  ];
  const around = random.some(numbers, random.int(1, 3));
  const top = frame.y - look.size * 1.4;
  if (random.chance(0.35)) {
    put(context, frame.x, y, withColon(context, caption(context, "billTo")), { ink: captionStyle(context) });
    y += look.leading;
  }
  if (random.chance(0.3)) around.pop()?.();
  lines([buyer.name], { label: "customer.name" });
  if (random.chance(0.5)) around.pop()?.();
  lines(buyer.address.lines, { label: "customer.address" });
  for (const draw of around) draw();
  if (random.chance(0.3)) writer.box(frame.x - 4, top, frame.x + frame.width, y - look.size * 0.5);
  return y + look.leading * 0.5;
}

function taxIdOf(text: string, party: number): Piece {
  return { text, annotation: { label: "customer.tax_id", party } };
}
