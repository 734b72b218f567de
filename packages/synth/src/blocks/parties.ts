import { makeAddress } from "../countries/addresses.ts";
import type { PartyFacts } from "../facts/facts.ts";
import { formatTime } from "../formats/dates.ts";
import type { PartyRole } from "../labelled-document.ts";
import {
  anchor,
  body,
  caption,
  captionInk,
  type Frame,
  moneyText,
  type Pen,
  type Piece,
  piecesWidth,
  put,
  putLines,
  putPieces,
  spoken,
  withColon,
} from "../pen.ts";
import type { Align, Ink, Mark } from "../sheet.ts";
import { formCaption } from "./cells.ts";
import { captionedNumber } from "./glued-number.ts";
import { drawSellerName } from "./name-tiers.ts";
import { openingHours } from "./opening-hours.ts";
import { activityOf, branchOf, partLabel, partyIndex } from "./party-cells.ts";

/** Whose block it is. */
export type Side = "vendor" | "customer" | "ship_to" | "remit_to" | "agency" | "third_party";
const roles: Readonly<Record<Side, PartyRole>> = {
  vendor: "seller",
  customer: "buyer",
  ship_to: "ship_to",
  remit_to: "remit_to",
  agency: "agency",
  third_party: "third_party",
};

/** A block being written: the wish, and which of the document's parties it is. */
type Block = PartyWish & Readonly<{ whose: number }>;

export type PartyWish = Readonly<{
  side: Side;
  party: PartyFacts;
  align?: Align;
  /** Caption above the block. */
  caption?: string;
  nameScale?: number;
  withName?: boolean;
  withAddress?: boolean;
  /** Probability factor of phone, mail, tax number and the like. */
  extras?: number;
  ambiguous?: boolean;
  /** The name is another party's too: a payee that is the seller itself. */
  ambiguousName?: boolean;
}>;

/** Name, address and what often stands with them. Returns the next baseline. */
export function drawParty(pen: Pen, frame: Frame, party: PartyWish): number {
  const { look, random } = pen;
  const wish: Block = { ...party, whose: partyIndex(pen, roles[party.side]) };
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

function drawBody(pen: Pen, frame: Frame, wish: Block, align: Align): number {
  const { random, look } = pen;
  const { party, side } = wish;
  const extras = wish.extras ?? 1;
  const flag: Pick<Mark, "ambiguous"> = wish.ambiguous ? { ambiguous: true } : {};
  let y = frame.y;
  const line = (text: string, mark?: Mark) => {
    y = putLines(pen, { ...frame, y }, [spoken(pen, text)], { align, ...(mark === undefined ? {} : { mark }) });
  };
  if (side === "customer" && random.chance(0.05 * extras)) line(random.pick(pen.facts.lexicon.department));
  if (side === "customer" && random.chance(0.05 * extras)) {
    putPieces(
      pen,
      anchor(frame, align),
      y,
      [
        { text: withColon(pen, caption(pen, "customerNumber")) },
        { text: pen.facts.customerNumber, mark: { label: "customer_number" } },
      ],
      { align },
    );
    y += look.leading;
  }
  const personFirst = side === "customer" && !party.isPerson && random.chance(0.09 * extras);
  if (personFirst) line(party.person, personMark(pen));
  if (party.isPerson && side === "customer" && random.chance(0.12 * extras))
    line(random.pick(salutations[pen.facts.language] ?? ["Mr"]));
  if (wish.withName !== false) y = drawName(pen, { ...frame, y }, wish, align);
  if (side === "customer" && !party.isPerson && !personFirst && random.chance(0.22 * extras)) {
    const titled = random.chance(0.4) ? `${random.pick(pen.facts.lexicon.attention)} ${party.person}` : party.person;
    line(titled, personMark(pen));
  }
  if (side === "customer" && random.chance(0.06 * extras)) line(random.pick(pen.facts.lexicon.department));
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
  return drawExtras(pen, { ...frame, y }, wish, align);
}

/** A person who answers for a party is nobody's name. */
function personMark(pen: Pen): Mark {
  return { label: "contact", party: pen.sheet.newParty("person") };
}

/** Branches, trades, capital, hours: lines that stand right under an address and are none of it. */
function drawBusinessLines(pen: Pen, frame: Frame, wish: Block, align: Align): number {
  const { random, facts, look } = pen;
  const { party } = wish;
  const other: Mark = { label: "none", party: wish.whose };
  const money = () => moneyText(pen, random.int(1, 500) * 1000 * 10 ** facts.decimals);
  const lines: readonly (readonly [() => readonly Piece[], number])[] = [
    [
      () => [
        { text: formCaption(pen, "branch"), mark: other },
        { text: branchOf(pen, party), mark: other },
      ],
      3,
    ],
    [
      () => [
        { text: withColon(pen, formCaption(pen, "branch")), mark: other },
        { text: makeAddress(random, { country: party.country }).lines.join(", "), mark: other },
      ],
      2,
    ],
    [() => [{ text: activityOf(pen), mark: other }], 3],
    [
      () => [
        { text: formCaption(pen, "capital"), mark: other },
        { text: money(), mark: { label: "registration", party: wish.whose } },
      ],
      3,
    ],
    [() => [{ text: spoken(pen, random.pick(facts.lexicon.slogan)), mark: other }], 2],
    [() => [{ text: `${formatTime(random)} - ${formatTime(random)}`, mark: other }], 1],
    [() => [{ text: openingHours(pen), mark: other }], 2],
    [() => [{ text: random.pick(facts.lexicon.department), mark: other }], 1],
    [
      () => [
        { text: withColon(pen, caption(pen, "registration")), mark: other },
        {
          text: `${party.address.parts.city} ${party.registration}`,
          mark: { label: "registration", party: wish.whose },
        },
      ],
      2,
    ],
  ];
  let { y } = frame;
  for (let i = random.int(1, 3); i > 0; i -= 1) {
    const pieces = random
      .weighted(lines)()
      .map((piece) => ({ ...piece, text: spoken(pen, piece.text) }));
    const ink = body(pen);
    const scale = Math.min(1, frame.width / piecesWidth(pen, pieces, ink));
    putPieces(pen, anchor(frame, align), y, pieces, { align, ink: { ...ink, size: ink.size * Math.max(0.6, scale) } });
    y += look.leading;
  }
  return y;
}

/** Address, phone and web one after the other along the line, the way letterheads print them. */
function drawRunOn(pen: Pen, frame: Frame, party: PartyFacts, align: Align): number {
  const { random, sheet, look } = pen;
  const separator = random.pick(["·", "|", "-", "•", "*"]);
  const span = sheet.newSpan();
  const parts: Piece[][] = party.address.lines.map((line) => [
    { text: spoken(pen, line), mark: { label: "vendor.address", span } },
  ]);
  if (random.chance(0.7))
    parts.push([{ text: withColon(pen, caption(pen, "phone")) }, { text: party.phone, mark: { label: "contact" } }]);
  if (random.chance(0.4)) parts.push([{ text: party.web, mark: { label: "contact" } }]);
  if (random.chance(0.3))
    parts.push(captionedNumber(pen, caption(pen, "taxId"), { text: party.taxId, mark: { label: "vendor.tax_id" } }));
  const ink = body(pen, { scale: random.pick([0.8, 0.9, 1]) });
  let row: Piece[] = [];
  let { y } = frame;
  for (const part of parts) {
    const longer = row.length === 0 ? part : [...row, { text: separator }, ...part];
    if (row.length > 0 && piecesWidth(pen, longer, ink) > frame.width) {
      putPieces(pen, anchor(frame, align), y, row, { ink, align });
      y += look.leading;
      row = part;
    } else row = longer;
  }
  putPieces(pen, anchor(frame, align), y, row, { ink, align });
  return y + look.leading;
}

function drawName(pen: Pen, frame: Frame, wish: Block, align: Align): number {
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
  return y + (scale > 1.3 ? look.leading * 0.2 : 0);
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

type AddressWish = Readonly<{
  lines: readonly string[];
  mark: Mark;
  ink?: Ink /** On the last line of the address. */;
  phone?: string;
}>;

/** On separate lines mostly; sometimes run together with commas, dots or bars between. */
export function drawAddress(pen: Pen, frame: Frame, wish: AddressWish, align: Align): number {
  const { random } = pen;
  const lines = wish.lines.map((line) => spoken(pen, line));
  const ink = wish.ink ?? body(pen);
  if (wish.phone !== undefined) return drawAddressWithPhone(pen, frame, { ...wish, lines, phone: wish.phone }, align);
  if (lines.length > 1 && random.chance(0.14)) {
    const joined = lines.join(random.pick([", ", ", ", " ", " - "])).replace(/,,/g, ",");
    return putLines(pen, frame, [joined], { ink, align, mark: wish.mark });
  }
  if (lines.length > 2 && random.chance(0.12)) {
    const at = random.int(0, lines.length - 2);
    const merged = [
      ...lines.slice(0, at),
      `${lines[at]}, ${lines[at + 1]}`.replace(/,,/g, ","),
      ...lines.slice(at + 2),
    ];
    return putLines(pen, frame, merged, { ink, align, mark: wish.mark });
  }
  const ended = random.chance(0.06)
    ? lines.map((line, i) => (i < lines.length - 1 && !line.endsWith(",") ? `${line},` : line))
    : lines;
  return putLines(pen, frame, ended, { ink, align, mark: wish.mark });
}

function drawAddressWithPhone(pen: Pen, frame: Frame, wish: AddressWish & { phone: string }, align: Align): number {
  const ink = wish.ink ?? body(pen);
  const mark: Mark = { ...wish.mark, span: wish.mark.span ?? pen.sheet.newSpan() };
  const y = putLines(pen, frame, wish.lines.slice(0, -1), { ink, align, mark });
  const phone: Mark = { label: "contact", ...(mark.party === undefined ? {} : { party: mark.party }) };
  const pieces: Piece[] = [
    { text: wish.lines.at(-1) as string, mark },
    ...(pen.random.chance(0.3) ? [{ text: pen.random.pick(["-", "|", ","]) }] : []),
    { text: withColon(pen, caption(pen, "phone")) },
    { text: wish.phone, mark: phone },
  ];
  const scale = Math.max(0.6, Math.min(1, frame.width / piecesWidth(pen, pieces, ink)));
  putPieces(pen, anchor(frame, align), y, pieces, { ink: { ...ink, size: ink.size * scale }, align });
  return y + pen.look.leading;
}

/** Phone, mail, web, tax and register numbers below an address. */
function drawExtras(pen: Pen, frame: Frame, wish: Block, align: Align): number {
  const { random, look } = pen;
  const { party, side } = wish;
  const factor = wish.extras ?? 1;
  const rows: Piece[][] = [];
  const captioned = (text: string, piece: Piece): Piece[] =>
    random.chance(0.85) ? [{ text: withColon(pen, text) }, piece] : [piece];
  const contact: Mark = { label: "contact", party: wish.whose };
  const chance = (vendor: number, customer: number) =>
    random.chance((side === "vendor" ? vendor : side === "customer" ? customer : customer * 0.5) * factor);
  if (chance(0.5, 0.1)) rows.push(captioned(caption(pen, "phone"), { text: party.phone, mark: contact }));
  if (chance(0.12, 0.01)) rows.push(captioned(caption(pen, "fax"), { text: party.phone, mark: contact }));
  if (chance(0.4, 0.12)) rows.push(captioned(caption(pen, "mail"), { text: party.mail, mark: contact }));
  if (chance(0.25, 0)) rows.push(captioned(caption(pen, "web"), { text: party.web, mark: contact }));
  if (chance(0.38, 0.18) && side !== "ship_to")
    rows.push(
      captionedNumber(pen, caption(pen, side === "customer" ? "customerTaxId" : "taxId"), {
        text: party.taxId,
        mark: { label: partLabel(roles[side], "tax_id"), party: wish.whose },
      }),
    );
  const registered: Mark = { label: "registration", party: wish.whose };
  if (chance(0.14, 0.03))
    rows.push(captioned(caption(pen, "registration"), { text: party.registration, mark: registered }));
  if (side === "vendor" && party.taxOfficeNumber !== undefined && random.chance(0.3 * factor))
    rows.push([
      { text: withColon(pen, pen.random.pick(["Steuernummer", "St.-Nr.", "Steuer-Nr.", "StNr."])) },
      { text: party.taxOfficeNumber, mark: registered },
    ]);
  if (party.country.code === "IN" && random.chance(0.4 * factor)) rows.push(stateRow(pen, wish));
  if (side === "vendor" && random.chance(0.05 * factor))
    rows.push([{ text: openingHours(pen), mark: { label: "none", party: wish.whose } }]);
  let y = frame.y + (rows.length > 0 && random.chance(0.2) ? look.leading * 0.6 : 0);
  for (const row of random.chance(0.3) ? random.shuffle(rows) : rows) {
    putPieces(pen, anchor(frame, align), y, row, { align });
    y += look.leading;
  }
  return y;
}

/** India's states have numbers; both stand under an address for the tax office and are none of it. */
function stateRow({ random }: Pen, { party, whose }: Block): Piece[] {
  const mark: Mark = { label: "none", party: whose };
  const code = String(random.int(1, 38)).padStart(2, "0");
  const { region } = party.address.parts;
  const text = random.pick([
    `State Name : ${region}, Code : ${code}`,
    `State Name: ${region}, Code: ${code}`,
    `State: ${region} (${code})`,
    `State Code : ${code}`,
    `Place of Supply : ${region}`,
  ]);
  return [{ text, mark }];
}

/** Field names left of each value, as forms have them. */
export function drawFormParty(pen: Pen, frame: Frame, wish: PartyWish): number {
  const { random, sheet, look } = pen;
  const { party, side } = wish;
  const keys = ["formName", "formStreet", "formCity", "formCountry"] as const;
  const captions = keys.map((key) => withColon(pen, caption(pen, key)));
  const width =
    Math.max(...captions.map((text) => sheet.textWidth(text, body(pen)))) + look.size * random.between(0.8, 3);
  let y = frame.y;
  if (wish.caption !== undefined) {
    put(pen, frame.x, y, withColon(pen, wish.caption), { ink: captionInk(pen) });
    y += look.leading * 1.2;
  }
  put(pen, frame.x, y, captions[0] as string);
  y = putLines(pen, { x: frame.x + width, y, width: frame.width - width }, [spoken(pen, party.name)], {
    mark: { label: partLabel(roles[side], "name") },
  });
  const span = sheet.newSpan();
  for (const [i, line] of party.address.lines.entries()) {
    put(pen, frame.x, y, captions[Math.min(i + 1, 3)] as string);
    y = putLines(pen, { x: frame.x + width, y, width: frame.width - width }, [spoken(pen, line)], {
      mark: { label: partLabel(roles[side], "address"), span },
    });
  }
  if (side !== "ship_to" && random.chance(0.5)) {
    const label = withColon(pen, caption(pen, side === "vendor" ? "taxId" : "customerTaxId"));
    const right = put(pen, frame.x, y, label).right;
    put(pen, Math.max(frame.x + width, right + look.size * 0.4), y, party.taxId, {
      mark: { label: side === "vendor" ? "vendor.tax_id" : "customer.tax_id" },
    });
    y += look.leading;
  }
  return y;
}
