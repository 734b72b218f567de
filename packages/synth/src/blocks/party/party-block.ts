import {
  anchor,
  caption,
  captionStyle,
  type DrawContext,
  type Frame,
  inDocumentCase,
  put,
  putLines,
  putPieces,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align, Annotation, TextStyle } from "../../drawing/page-writer.ts";
import { drawNameSubtitle } from "../seller-name/name-subtitle.ts";
import { drawSellerName } from "../seller-name/seller-name.ts";
import { nameLines } from "./name-lines.ts";
import { drawAddress, drawAddressOnOneLine } from "./party-address.ts";
import { activityOf, partLabel, partyIndex } from "./party-cells.ts";
import { type PartyBlock, type PartyOptions, roles } from "./party-options.ts";
import { drawBusinessLines, drawContactLines } from "./seller/contact-lines.ts";
import { drawLicences } from "./seller/licences.ts";

/** Name and address of a party with its usual contact lines. Returns the next baseline. */
export function drawParty(context: DrawContext, frame: Frame, party: PartyOptions): number {
  const { look, random } = context;
  const wish: PartyBlock = { ...party, whose: partyIndex(context, roles[party.side]) };
  const align = wish.align ?? "left";
  let y = frame.y;
  if (wish.caption !== undefined) {
    const inline = align === "left" && wish.side !== "vendor" && random.chance(0.05);
    const placed = put(context, anchor(frame, align), y, withColon(context, wish.caption), {
      ink: captionStyle(context),
      align,
    });
    if (inline && placed.right < frame.x + frame.width * 0.45)
      return drawBody(
        context,
        { x: placed.right + look.size, y, width: frame.x + frame.width - placed.right - look.size },
        wish,
        align,
      );
    y += look.leading * random.pick([1, 1, 1.2, 1.5]);
  }
  return drawBody(context, { ...frame, y }, wish, align);
}

function drawBody(context: DrawContext, frame: Frame, wish: PartyBlock, align: Align): number {
  const { random, look } = context;
  const { party, side } = wish;
  const extras = wish.extras ?? 1;
  const flag: Pick<Annotation, "ambiguous"> = wish.ambiguous ? { ambiguous: true } : {};
  let y = frame.y;
  const line = (text: string, annotation?: Annotation) => {
    y = putLines(context, { ...frame, y }, [inDocumentCase(context, text)], {
      align,
      ...(annotation === undefined ? {} : { annotation }),
    });
  };
  if (side === "customer" && random.chance(0.05 * extras)) line(random.pick(context.content.lexicon.department));
  if (side === "customer" && random.chance(0.05 * extras)) {
    putPieces(
      context,
      anchor(frame, align),
      y,
      [
        { text: withColon(context, caption(context, "customerNumber")) },
        { text: context.content.customerNumber, annotation: { label: "customer_number" } },
      ],
      { align },
    );
    y += look.leading;
  }
  const personFirst = side === "customer" && !party.isPerson && random.chance(0.09 * extras);
  if (personFirst) line(party.person, personMark(context));
  if (party.isPerson && side === "customer" && random.chance(0.12 * extras))
    line(random.pick(salutations[context.content.language] ?? ["Mr"]));
  if (wish.withName !== false) y = drawName(context, { ...frame, y }, wish, align);
  if (side === "customer" && !party.isPerson && !personFirst && random.chance(0.22 * extras)) {
    const titled = random.chance(0.4)
      ? `${random.pick(context.content.lexicon.attention)} ${party.person}`
      : party.person;
    line(titled, personMark(context));
  }
  if (side === "customer" && random.chance(0.06 * extras)) line(random.pick(context.content.lexicon.department));
  if (side === "vendor" && wish.withAddress !== false && random.chance(0.09))
    return drawAddressOnOneLine(context, { ...frame, y }, party, align);
  if (random.chance(0.03 * extras)) line(activityOf(context), { label: "none", party: wish.whose });
  if (wish.withAddress !== false)
    y = drawAddress(
      context,
      { ...frame, y },
      {
        lines: party.address.lines,
        annotation: { label: partLabel(roles[side], "address"), party: wish.whose, ...flag },
        ...(random.chance(0.05 * extras) ? { phone: party.phone } : {}),
      },
      align,
    );
  if (random.chance((side === "vendor" ? 0.16 : 0.03) * extras))
    y = drawBusinessLines(context, { ...frame, y }, wish, align);
  y = drawContactLines(context, { ...frame, y }, wish, align);
  return side === "vendor" ? drawLicences(context, { ...frame, y }, align) : y;
}

/** A contact person, which is not the name of a party. */
function personMark(context: DrawContext): Annotation {
  return { label: "contact", party: context.writer.newParty("person") };
}

function drawName(context: DrawContext, frame: Frame, wish: PartyBlock, align: Align): number {
  const { random, look } = context;
  const scale = wish.nameScale ?? 1;
  const ink: TextStyle = textStyle(context, { bold: random.chance(scale > 1 ? 0.7 : 0.35), scale });
  const annotation: Annotation = {
    label: partLabel(roles[wish.side], "name"),
    party: wish.whose,
    ...(wish.ambiguous || wish.ambiguousName ? { ambiguous: true } : {}),
  };
  const text = inDocumentCase(context, wish.party.name);
  const y =
    wish.side === "vendor" && scale > 1
      ? drawSellerName(context, frame, { text, ink, align, annotation })
      : putLines(context, frame, nameLines({ random: random.fork() }, text), { ink, align, annotation });
  const below = wish.side === "vendor" ? drawNameSubtitle(context, { ...frame, y }, align) : y;
  return below + (scale > 1.3 ? look.leading * 0.2 : 0);
}

const salutations: Readonly<Record<string, readonly string[]>> = {
  en: ["Mr", "Mrs", "To"],
  de: ["Herrn", "Frau", "Herr"],
  fr: ["Monsieur", "Madame", "M."],
  es: ["Sr.", "Sra.", "D."],
  it: ["Egr. Sig.", "Gent.ma Sig.ra", "Spett.le"],
  nl: ["De heer", "Mevrouw"],
  pt: ["Exmo. Sr.", "Exma. Sra."],
  pl: ["Sz. P.", "Pan"],
  sv: ["Herr", "Fru"],
  da: ["Hr.", "Fru"],
};
