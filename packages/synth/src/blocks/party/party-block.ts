import {
  anchor,
  body,
  caption,
  captionInk,
  type Frame,
  type Pen,
  put,
  putLines,
  putPieces,
  spoken,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align, Ink, Mark } from "../../drawing/page-writer.ts";
import { drawNameSubtitle } from "../seller-name/name-subtitle.ts";
import { drawSellerName } from "../seller-name/seller-name.ts";
import { drawBusinessLines, drawExtras } from "./contact-lines.ts";
import { drawLicences } from "./licences.ts";
import { drawAddress, drawRunOn } from "./party-address.ts";
import { activityOf, partLabel, partyIndex } from "./party-cells.ts";
import { type PartyBlock, type PartyWish, roles } from "./party-options.ts";

/** Name, address and what often stands with them. Returns the next baseline. */
export function drawParty(pen: Pen, frame: Frame, party: PartyWish): number {
  const { look, random } = pen;
  const wish: PartyBlock = { ...party, whose: partyIndex(pen, roles[party.side]) };
  const align = wish.align ?? "left";
  let y = frame.y;
  if (wish.caption !== undefined) {
    const inline = align === "left" && wish.side !== "vendor" && random.chance(0.05);
    const placed = put(pen, anchor(frame, align), y, withColon(pen, wish.caption), { ink: captionInk(pen), align });
    if (inline && placed.right < frame.x + frame.width * 0.45)
      return drawBody(
        pen,
        { x: placed.right + look.size, y, width: frame.x + frame.width - placed.right - look.size },
        wish,
        align,
      );
    y += look.leading * random.pick([1, 1, 1.2, 1.5]);
  }
  return drawBody(pen, { ...frame, y }, wish, align);
}

function drawBody(pen: Pen, frame: Frame, wish: PartyBlock, align: Align): number {
  const { random, look } = pen;
  const { party, side } = wish;
  const extras = wish.extras ?? 1;
  const flag: Pick<Mark, "ambiguous"> = wish.ambiguous ? { ambiguous: true } : {};
  let y = frame.y;
  const line = (text: string, mark?: Mark) => {
    y = putLines(pen, { ...frame, y }, [spoken(pen, text)], { align, ...(mark === undefined ? {} : { mark }) });
  };
  if (side === "customer" && random.chance(0.05 * extras)) line(random.pick(pen.content.lexicon.department));
  if (side === "customer" && random.chance(0.05 * extras)) {
    putPieces(
      pen,
      anchor(frame, align),
      y,
      [
        { text: withColon(pen, caption(pen, "customerNumber")) },
        { text: pen.content.customerNumber, mark: { label: "customer_number" } },
      ],
      { align },
    );
    y += look.leading;
  }
  const personFirst = side === "customer" && !party.isPerson && random.chance(0.09 * extras);
  if (personFirst) line(party.person, personMark(pen));
  if (party.isPerson && side === "customer" && random.chance(0.12 * extras))
    line(random.pick(salutations[pen.content.language] ?? ["Mr"]));
  if (wish.withName !== false) y = drawName(pen, { ...frame, y }, wish, align);
  if (side === "customer" && !party.isPerson && !personFirst && random.chance(0.22 * extras)) {
    const titled = random.chance(0.4) ? `${random.pick(pen.content.lexicon.attention)} ${party.person}` : party.person;
    line(titled, personMark(pen));
  }
  if (side === "customer" && random.chance(0.06 * extras)) line(random.pick(pen.content.lexicon.department));
  if (side === "vendor" && wish.withAddress !== false && random.chance(0.09))
    return drawRunOn(pen, { ...frame, y }, party, align);
  if (random.chance(0.03 * extras)) line(activityOf(pen), { label: "none", party: wish.whose });
  if (wish.withAddress !== false)
    y = drawAddress(
      pen,
      { ...frame, y },
      {
        lines: party.address.lines,
        mark: { label: partLabel(roles[side], "address"), party: wish.whose, ...flag },
        ...(random.chance(0.05 * extras) ? { phone: party.phone } : {}),
      },
      align,
    );
  if (random.chance((side === "vendor" ? 0.16 : 0.03) * extras))
    y = drawBusinessLines(pen, { ...frame, y }, wish, align);
  y = drawExtras(pen, { ...frame, y }, wish, align);
  return side === "vendor" ? drawLicences(pen, { ...frame, y }, align) : y;
}

/** A person who answers for a party is nobody's name. */
function personMark(pen: Pen): Mark {
  return { label: "contact", party: pen.sheet.newParty("person") };
}

function drawName(pen: Pen, frame: Frame, wish: PartyBlock, align: Align): number {
  const { random, look } = pen;
  const scale = wish.nameScale ?? 1;
  const ink: Ink = body(pen, { bold: random.chance(scale > 1 ? 0.7 : 0.35), scale });
  const mark: Mark = {
    label: partLabel(roles[wish.side], "name"),
    party: wish.whose,
    ...(wish.ambiguous || wish.ambiguousName ? { ambiguous: true } : {}),
  };
  const text = spoken(pen, wish.party.name);
  const y =
    wish.side === "vendor" && scale > 1
      ? drawSellerName(pen, frame, { text, ink, align, mark })
      : putLines(pen, frame, [text], { ink, align, mark });
  const below = wish.side === "vendor" ? drawNameSubtitle(pen, { ...frame, y }, align) : y;
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
