import { companyName } from "../../content/names.ts";
import { type DrawContext, type Frame, type Piece, putWrapped, textStyle } from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { inCapitals } from "../../letter-case.ts";
import { sellerSentences } from "../../lexicon/seller-sentences.ts";
import { activityOf } from "../party/party-cells.ts";

/** Share of sellers' names with a line below that names the business or its owner. */
const share = 0.09;

/**
 * A subtitle below the name: "Wholesale & retail of …", "(A unit of X)". It is not the name; X is labelled ambiguous.
 */
export function drawNameSubtitle(context: DrawContext, frame: Frame, align: Align): number {
  const random = context.random.fork(0x5b71);
  if (!random.chance(share)) return frame.y;
  const forked: DrawContext = { ...context, random };
  const pieces = random.chance(0.4) ? ownerPieces(forked) : [tradePiece(forked)];
  const ink = textStyle(context, { bold: random.chance(0.25), scale: random.pick([0.75, 0.85, 1, 1, 1.15]) });
  return putWrapped(context, frame, pieces, { ink, align });
}

function ownerPieces(context: DrawContext): Piece[] {
  const { random, content, writer } = context;
  const owner = companyName(random, content.country, content.language);
  const sentence = random.pick(sellerSentences[content.language].owner);
  const [before = "", after = ""] = sentence.split("{owner}");
  const whose = { label: "none", party: writer.partyOf("seller") } as const;
  const isBracketed = random.chance(0.4);
  const pieces: Piece[] = [
    { text: (isBracketed ? "(" : "") + before.trim(), annotation: whose },
    { text: owner, annotation: { label: "vendor.name", ambiguous: true } },
    {
      text: after.trim() + (isBracketed ? ")" : ""),
      annotation: whose,
      ...(after.startsWith(" ") ? {} : { glued: true }),
    },
  ];
  return pieces.filter(({ text }) => text !== "");
}

function tradePiece(context: DrawContext): Piece {
  const { random, content, writer } = context;
  const industries = () =>
    random.some(content.lexicon.industries, random.int(2, 3)).join(random.pick([", ", " & ", " - "]));
  const sentence = random.pick(sellerSentences[content.language].trade);
  const line = random.pick([
    sentence.replace("{trade}", industries),
    sentence.replace("{trade}", industries),
    industries(),
    activityOf(context),
  ]);
  const text = random.pick([line, line, `(${line})`, `~ ${line} ~`, `- ${line} -`, inCapitals(line)]);
  return { text, annotation: { label: "none", party: writer.partyOf("seller") } };
}
