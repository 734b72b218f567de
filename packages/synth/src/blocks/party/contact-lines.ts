import { makeAddress } from "../../countries/addresses.ts";
import {
  anchor,
  body,
  caption,
  type Frame,
  moneyText,
  type Pen,
  type Piece,
  piecesWidth,
  putPieces,
  spoken,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align, Mark } from "../../drawing/page-writer.ts";
import { formatTime } from "../../formats/dates.ts";
import { formCaption } from "../page/form-cells.ts";
import { captionedNumber } from "./number-with-caption.ts";
import { openingHours } from "./opening-hours.ts";
import { activityOf, branchOf, partLabel } from "./party-cells.ts";
import { type PartyBlock, roles } from "./party-options.ts";

/** Branches, trades, capital, hours: lines that stand right under an address and are none of it. */
export function drawBusinessLines(pen: Pen, frame: Frame, wish: PartyBlock, align: Align): number {
  const { random, content, look } = pen;
  const { party } = wish;
  const other: Mark = { label: "none", party: wish.whose };
  const money = () => moneyText(pen, random.int(1, 500) * 1000 * 10 ** content.decimals);
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
    [() => [{ text: spoken(pen, random.pick(content.lexicon.slogan)), mark: other }], 2],
    [() => [{ text: `${formatTime(random)} - ${formatTime(random)}`, mark: other }], 1],
    [() => [{ text: openingHours(pen), mark: other }], 2],
    [() => [{ text: random.pick(content.lexicon.department), mark: other }], 1],
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

/** Phone, mail, web, tax and register numbers below an address. */
export function drawExtras(pen: Pen, frame: Frame, wish: PartyBlock, align: Align): number {
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
function stateRow({ random }: Pen, { party, whose }: PartyBlock): Piece[] {
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
