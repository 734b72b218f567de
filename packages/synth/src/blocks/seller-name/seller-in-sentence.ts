import { buyerOf } from "../../content/content.ts";
import { companyName } from "../../content/names.ts";
import { type Address, makeAddress } from "../../countries/addresses.ts";
import {
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  putLines,
  putParagraph,
  putWrapped,
  textStyle,
} from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { sellerSentences } from "../../lexicon/seller-sentences.ts";
import { formCaption } from "../page/form-cells.ts";
import { fillSentence } from "../page/printed-values.ts";
import { drawAddress } from "../party/party-address.ts";
import { drawParty } from "../party/party-block.ts";
import { branchOf } from "../party/party-cells.ts";

/** The seller named within a sentence or slogan instead of a separate block. */

/** "Invoice issued by X, registered in Y." */
export function drawIssuedBy(context: DrawContext, frame: Frame): number {
  const { random, content } = context;
  const sentence = random.pick(sellerSentences[content.language].issued);
  return putParagraph(context, frame, spokenPieces(context, fillSentence(context, sentence)), {
    ink: textStyle(context, { scale: random.pick([0.7, 0.8, 1]) }),
  });
}

/**
 * The seller's name in an advertising line; below it the branch, which has the only address of the seller, or an
 * agency, which is another party.
 */
export function drawSlogan(
  context: DrawContext,
  frame: Frame,
  { align, agency }: { align: Align; agency: boolean },
): number {
  const { random, content, writer, look } = context;
  const claim = fillSentence(context, random.pick(sellerSentences[content.language].claim));
  const ink = textStyle(context, { bold: random.chance(0.3), scale: random.pick([0.8, 1, 1, 1.2]) });
  let y = putWrapped(context, frame, claim, { ink, align }) + look.leading * random.pick([0, 0.3, 0.8]);
  if (agency)
    return drawParty(
      context,
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
    `${formCaption(context, "branch")} ${branchOf(context, content.seller)}`,
    `${formCaption(context, "branch")} ${city}`,
    `${content.seller.tradeName} ${city}`,
  ]);
  y = putLines(context, { ...frame, y }, [inDocumentCase(context, branch)], {
    align,
    ink: textStyle(context, { bold: random.chance(0.5), scale: random.pick([1, 1.2, 1.5]) }),
    annotation: { label: "none", party: writer.partyOf("seller") },
  });
  return drawAddress(
    context,
    { ...frame, y },
    { lines: content.seller.address.lines, annotation: { label: "vendor.address" } },
    align,
  );
}

/** The recipient of a cheque: the seller, or somebody who collects its money. */
export function drawPayable(context: DrawContext, frame: Frame): number {
  const { random, content, writer } = context;
  const sentence = random.pick(sellerSentences[content.language].payable);
  const own = random.chance(0.65);
  const collector = companyName(random, content.country, content.language);
  const payee = { label: "party.name", party: own ? -1 : writer.newParty("remit_to") } as const;
  const pieces = fillSentence(context, sentence).map(
    (piece): Piece =>
      own || piece.annotation === undefined
        ? piece
        : { ...piece, text: piece.text.replace(content.seller.name, () => collector), annotation: payee },
  );
  const address = makeAddress(random, { country: content.country });
  const withAddress: Piece[] =
    !own && random.chance(0.5)
      ? [{ text: `${address.lines.join(", ")}`, annotation: { label: "party.address", party: payee.party } }]
      : [];
  return putParagraph(context, frame, spokenPieces(context, [...pieces, ...withAddress]));
}

/** "c/o KXYZ Radio" before the street. It is part of the address, as everywhere. */
export function atOtherAddress(context: DrawContext, address: Address): Address {
  const { random, content } = context;
  const place = random.pick([
    () => companyName(random, content.country, content.language),
    () => content.seller.tradeName,
    () => `${content.bank.name} ${random.pick(["Lockbox", "Lock Box", "P.O. Box"])} ${random.number(5)}`,
    () => content.seller.person,
  ])();
  return { ...address, lines: [`${random.pick(["c/o", "c/o", "C/O", "C/o", "%"])} ${place}`, ...address.lines] };
}

function spokenPieces(context: DrawContext, pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => ({ ...piece, text: inDocumentCase(context, piece.text) }));
}
