import { companyName } from "../../content/names.ts";
import { body, type Frame, type Pen, type Piece, putWrapped } from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { sellerSentences } from "../../lexicon/seller-sentences.ts";
import { activityOf } from "../party/party-cells.ts";

/** How many sellers' names have a line beneath them that says what the business is or whose. */
const share = 0.09;

/** "Wholesale & retail of …", "(A unit of X)" beneath the name. Neither is the name; with X two readings are defensible. */
export function drawNameSubtitle(pen: Pen, frame: Frame, align: Align): number {
  const random = pen.random.aside(0x5b71);
  if (!random.chance(share)) return frame.y;
  const aside: Pen = { ...pen, random };
  const pieces = random.chance(0.4) ? ownerPieces(aside) : [tradePiece(aside)];
  const ink = body(pen, { bold: random.chance(0.25), scale: random.pick([0.75, 0.85, 1, 1, 1.15]) });
  return putWrapped(pen, frame, pieces, { ink, align });
}

function ownerPieces(pen: Pen): Piece[] {
  const { random, content, sheet } = pen;
  const owner = companyName(random, content.country, content.language);
  const sentence = random.pick(sellerSentences[content.language].owner);
  const [before = "", after = ""] = sentence.split("{owner}");
  const whose = { label: "none", party: sheet.partyOf("seller") } as const;
  const isBracketed = random.chance(0.4);
  const pieces: Piece[] = [
    { text: (isBracketed ? "(" : "") + before.trim(), mark: whose },
    { text: owner, mark: { label: "vendor.name", ambiguous: true } },
    { text: after.trim() + (isBracketed ? ")" : ""), mark: whose, ...(after.startsWith(" ") ? {} : { glued: true }) },
  ];
  return pieces.filter(({ text }) => text !== "");
}

function tradePiece(pen: Pen): Piece {
  const { random, content, sheet } = pen;
  const industries = () =>
    random.some(content.lexicon.industries, random.int(2, 3)).join(random.pick([", ", " & ", " - "]));
  const sentence = random.pick(sellerSentences[content.language].trade);
  const line = random.pick([
    sentence.replace("{trade}", industries),
    sentence.replace("{trade}", industries),
    industries(),
    activityOf(pen),
  ]);
  const text = random.pick([line, line, `(${line})`, `~ ${line} ~`, `- ${line} -`, line.toUpperCase()]);
  return { text, mark: { label: "none", party: sheet.partyOf("seller") } };
}
