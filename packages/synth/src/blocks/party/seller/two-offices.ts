import { makeAddress } from "../../../countries/addresses.ts";
import {
  anchor,
  caption,
  captionStyle,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  put,
  putLines,
  putPieces,
  textStyle,
  withColon,
} from "../../../drawing/draw-context.ts";
import type { Align, Annotation } from "../../../drawing/page-writer.ts";
import { formCaption } from "../../page/form-cells.ts";
import { drawSellerName } from "../../seller-name/seller-name.ts";
import { captionedNumber } from "../number-with-caption.ts";

type Office = Readonly<{ caption: string; lines: readonly string[]; annotation: Annotation; last: readonly Piece[] }>;

/**
 * A letterhead with two addresses, head office and branch. The seller's is the one with the tax number; one that stands
 * before it, right below the name, is labelled ambiguous.
 */
export function drawTwoOffices(context: DrawContext, frame: Frame, align: Align): number {
  const { random, content, look } = context;
  const ink = textStyle(context, { bold: random.chance(0.6), scale: random.pick([1, 1.3, 1.6, 2]) });
  const text = inDocumentCase(context, content.seller.name);
  const top = drawSellerName(context, frame, { text, ink, align, annotation: { label: "vendor.name" } });
  const offices = officesOf(context);
  if (frame.width < look.size * 40 || random.chance(0.4)) {
    let y = top;
    for (const office of offices) y = drawOffice(context, { ...frame, y }, office, align) + look.leading * 0.4;
    return y;
  }
  const width = frame.width / 2 - look.size;
  const bottoms = offices.map((office, index) =>
    drawOffice(context, { x: frame.x + index * (width + 2 * look.size), y: top, width }, office, "left"),
  );
  return Math.max(...bottoms);
}

function officesOf(context: DrawContext): Office[] {
  const { random, content, writer } = context;
  const { seller } = content;
  const [own, other] = random.shuffle([formCaption(context, "headOffice"), formCaption(context, "branch")]);
  const taxId: Piece = { text: seller.taxId, annotation: { label: "vendor.tax_id" } };
  const elsewhere = writer.newParty("third_party");
  const phone: Piece[] = [
    { text: withColon(context, caption(context, "phone")) },
    { text: seller.phone, annotation: { label: "contact" } },
  ];
  const isFirst = random.chance(0.7);
  const offices: Office[] = [
    {
      caption: own as string,
      lines: seller.address.lines,
      annotation: { label: "vendor.address" },
      last: captionedNumber(context, caption(context, "taxId"), taxId),
    },
    {
      caption: other as string,
      lines: makeAddress(random, { country: seller.country }).lines,
      annotation: { label: "party.address", party: elsewhere, ...(isFirst ? {} : { ambiguous: true }) },
      last: random.chance(0.6) ? phone : [],
    },
  ];
  return isFirst ? offices : offices.reverse();
}

/** Caption above the address, or before it on one line. */
function drawOffice(context: DrawContext, frame: Frame, office: Office, align: Align): number {
  const { random, look } = context;
  put(context, anchor(frame, align), frame.y, withColon(context, office.caption), {
    ink: captionStyle(context),
    align,
  });
  const lines = office.lines.map((line) => inDocumentCase(context, line));
  const shown = random.chance(0.3) ? [lines.join(", ")] : lines;
  const y = putLines(context, { ...frame, y: frame.y + look.leading }, shown, { align, annotation: office.annotation });
  if (office.last.length === 0) return y;
  putPieces(context, anchor(frame, align), y, office.last, { align });
  return y + look.leading;
}
