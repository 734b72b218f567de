import { buyerOf } from "../../content/content.ts";
import { companyName } from "../../content/names.ts";
import { type Address, makeAddress } from "../../countries/addresses.ts";
import {
  body,
  type Frame,
  type Pen,
  type Piece,
  putLines,
  putParagraph,
  putWrapped,
  spoken,
} from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { sellerSentences } from "../../lexicon/seller-sentences.ts";
import { formCaption } from "../page/form-cells.ts";
import { fillSentence } from "../page/printed-values.ts";
import { drawAddress } from "../party/party-address.ts";
import { drawParty } from "../party/party-block.ts";
import { branchOf } from "../party/party-cells.ts";

/** The seller named inside a sentence or a claim, not in a block of its own. */

/** "Invoice issued by X, registered in Y." */
export function drawIssuedBy(pen: Pen, frame: Frame): number {
  const { random, content } = pen;
  const sentence = random.pick(sellerSentences[content.language].issued);
  return putParagraph(pen, frame, spokenPieces(pen, fillSentence(pen, sentence)), {
    ink: body(pen, { scale: random.pick([0.7, 0.8, 1]) }),
  });
}

/**
 * The seller's name in an advertising line; beneath it the branch, whose address is the only one the seller has here, or an agency,
 * which is a party of its own.
 */
export function drawClaim(pen: Pen, frame: Frame, { align, agency }: { align: Align; agency: boolean }): number {
  const { random, content, sheet, look } = pen;
  const claim = fillSentence(pen, random.pick(sellerSentences[content.language].claim));
  const ink = body(pen, { bold: random.chance(0.3), scale: random.pick([0.8, 1, 1, 1.2]) });
  let y = putWrapped(pen, frame, claim, { ink, align }) + look.leading * random.pick([0, 0.3, 0.8]);
  if (agency)
    return drawParty(
      pen,
      { ...frame, y },
      {
        side: "agency",
        party: buyerOf(random, content.country, content.language),
        align,
        nameScale: random.pick([1, 1.2, 1.6]),
      },
    );
  const { city } = content.seller.address.parts;
  const branch = random.pick([
    `${formCaption(pen, "branch")} ${branchOf(pen, content.seller)}`,
    `${formCaption(pen, "branch")} ${city}`,
    `${content.seller.tradeName} ${city}`,
  ]);
  y = putLines(pen, { ...frame, y }, [spoken(pen, branch)], {
    align,
    ink: body(pen, { bold: random.chance(0.5), scale: random.pick([1, 1.2, 1.5]) }),
    mark: { label: "none", party: sheet.partyOf("seller") },
  });
  return drawAddress(
    pen,
    { ...frame, y },
    { lines: content.seller.address.lines, mark: { label: "vendor.address" } },
    align,
  );
}

/** Whom to make a cheque out to: the seller itself, or somebody who collects its money. */
export function drawPayable(pen: Pen, frame: Frame): number {
  const { random, content, sheet } = pen;
  const sentence = random.pick(sellerSentences[content.language].payable);
  const own = random.chance(0.65);
  const collector = companyName(random, content.country, content.language);
  const payee = { label: "party.name", party: own ? -1 : sheet.newParty("remit_to") } as const;
  const pieces = fillSentence(pen, sentence).map(
    (piece): Piece =>
      own || piece.mark === undefined
        ? piece
        : { ...piece, text: piece.text.replace(content.seller.name, () => collector), mark: payee },
  );
  const address = makeAddress(random, { country: content.country });
  const withAddress: Piece[] =
    !own && random.chance(0.5)
      ? [{ text: `${address.lines.join(", ")}`, mark: { label: "party.address", party: payee.party } }]
      : [];
  return putParagraph(pen, frame, spokenPieces(pen, [...pieces, ...withAddress]));
}

/** "c/o KXYZ Radio" before the street: a payee reached at somebody else's place. It is part of the address, as in all of them. */
export function atSomebodys(pen: Pen, address: Address): Address {
  const { random, content } = pen;
  const place = random.pick([
    () => companyName(random, content.country, content.language),
    () => content.seller.tradeName,
    () => `${content.bank.name} ${random.pick(["Lockbox", "Lock Box", "P.O. Box"])} ${random.number(5)}`,
    () => content.seller.person,
  ])();
  return { ...address, lines: [`${random.pick(["c/o", "c/o", "C/O", "C/o", "%"])} ${place}`, ...address.lines] };
}

function spokenPieces(pen: Pen, pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => ({ ...piece, text: spoken(pen, piece.text) }));
}
