import { makeAddress } from "../../../countries/addresses.ts";
import {
  anchor,
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  moneyText,
  type Piece,
  piecesWidth,
  putPieces,
  textStyle,
  withColon,
} from "../../../drawing/draw-context.ts";
import type { Align, Annotation } from "../../../drawing/page-writer.ts";
import { formatTime } from "../../../formats/dates.ts";
import { formCaption } from "../../page/form-cells.ts";
import { captionedNumber } from "../number-with-caption.ts";
import { activityOf, branchOf, partLabel } from "../party-cells.ts";
import { type PartyBlock, roles } from "../party-options.ts";
import { openingHours } from "./opening-hours.ts";

/** Lines right below an address that do not belong to it: branches, trades, capital, hours. */
export function drawBusinessLines(context: DrawContext, frame: Frame, wish: PartyBlock, align: Align): number {
  const { random, content, look } = context;
  const { party } = wish;
  const other: Annotation = { label: "none", party: wish.whose };
  const money = () => moneyText(context, random.int(1, 500) * 1000 * 10 ** content.decimals);
  const lines: readonly (readonly [() => readonly Piece[], number])[] = [
    [
      () => [
        { text: formCaption(context, "branch"), annotation: other },
        { text: branchOf(context, party), annotation: other },
      ],
      3,
    ],
    [
      () => [
        { text: withColon(context, formCaption(context, "branch")), annotation: other },
        { text: makeAddress(random, { country: party.country }).lines.join(", "), annotation: other },
      ],
      2,
    ],
    [() => [{ text: activityOf(context), annotation: other }], 3],
    [
      () => [
        { text: formCaption(context, "capital"), annotation: other },
        { text: money(), annotation: { label: "registration", party: wish.whose } },
      ],
      3,
    ],
    [() => [{ text: inDocumentCase(context, random.pick(content.lexicon.slogan)), annotation: other }], 2],
    [() => [{ text: `${formatTime(random)} - ${formatTime(random)}`, annotation: other }], 1],
    [() => [{ text: openingHours(context), annotation: other }], 2],
    [() => [{ text: random.pick(content.lexicon.department), annotation: other }], 1],
    [
      () => [
        { text: withColon(context, caption(context, "registration")), annotation: other },
        {
          text: `${party.address.parts.city} ${party.registration}`,
          annotation: { label: "registration", party: wish.whose },
        },
      ],
      2,
    ],
  ];
  let { y } = frame;
  for (let i = random.int(1, 3); i > 0; i -= 1) {
    const pieces = random
      .weighted(lines)()
      .map((piece) => ({ ...piece, text: inDocumentCase(context, piece.text) }));
    const ink = textStyle(context);
    const scale = Math.min(1, frame.width / piecesWidth(context, pieces, ink));
    putPieces(context, anchor(frame, align), y, pieces, {
      align,
      ink: { ...ink, size: ink.size * Math.max(0.6, scale) },
    });
    y += look.leading;
  }
  return y;
}

/** Phone, mail, web, tax and register numbers below an address. */
export function drawContactLines(context: DrawContext, frame: Frame, wish: PartyBlock, align: Align): number {
  const { random, look } = context;
  const { party, side } = wish;
  const factor = wish.extras ?? 1;
  const rows: Piece[][] = [];
  const captioned = (text: string, piece: Piece): Piece[] =>
    random.chance(0.85) ? [{ text: withColon(context, text) }, piece] : [piece];
  const contact: Annotation = { label: "contact", party: wish.whose };
  const chance = (vendor: number, customer: number) =>
    random.chance((side === "vendor" ? vendor : side === "customer" ? customer : customer * 0.5) * factor);
  if (chance(0.5, 0.1)) rows.push(captioned(caption(context, "phone"), { text: party.phone, annotation: contact }));
  if (chance(0.12, 0.01)) rows.push(captioned(caption(context, "fax"), { text: party.phone, annotation: contact }));
  if (chance(0.4, 0.12)) rows.push(captioned(caption(context, "mail"), { text: party.mail, annotation: contact }));
  if (chance(0.25, 0)) rows.push(captioned(caption(context, "web"), { text: party.web, annotation: contact }));
  if (chance(0.38, 0.18) && side !== "ship_to")
    rows.push(
      captionedNumber(context, caption(context, side === "customer" ? "customerTaxId" : "taxId"), {
        text: party.taxId,
        annotation: { label: partLabel(roles[side], "tax_id"), party: wish.whose },
      }),
    );
  const registered: Annotation = { label: "registration", party: wish.whose };
  if (chance(0.14, 0.03))
    rows.push(captioned(caption(context, "registration"), { text: party.registration, annotation: registered }));
  if (side === "vendor" && party.taxOfficeNumber !== undefined && random.chance(0.3 * factor))
    rows.push([
      { text: withColon(context, context.random.pick(["Steuernummer", "St.-Nr.", "Steuer-Nr.", "StNr."])) },
      { text: party.taxOfficeNumber, annotation: registered },
    ]);
  if (party.country.code === "IN" && random.chance(0.4 * factor)) rows.push(stateRow(context, wish));
  if (side === "vendor" && random.chance(0.05 * factor))
    rows.push([{ text: openingHours(context), annotation: { label: "none", party: wish.whose } }]);
  let y = frame.y + (rows.length > 0 && random.chance(0.2) ? look.leading * 0.6 : 0);
  for (const row of random.chance(0.3) ? random.shuffle(rows) : rows) {
    putPieces(context, anchor(frame, align), y, row, { align });
    y += look.leading;
  }
  return y;
}

/** Name and number of an Indian state, printed below an address for the tax office; not part of the address. */
function stateRow({ random }: DrawContext, { party, whose }: PartyBlock): Piece[] {
  const annotation: Annotation = { label: "none", party: whose };
  const code = String(random.int(1, 38)).padStart(2, "0");
  const { region } = party.address.parts;
  const text = random.pick([
    `State Name : ${region}, Code : ${code}`,
    `State Name: ${region}, Code: ${code}`,
    `State: ${region} (${code})`,
    `State Code : ${code}`,
    `Place of Supply : ${region}`,
  ]);
  return [{ text, annotation }];
}
