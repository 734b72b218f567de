import {
  caption,
  type DrawContext,
  type Frame,
  type Piece,
  putWrapped,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align, Annotation } from "../../drawing/page-writer.ts";
import { sellerSentences } from "../../lexicon/seller-sentences.ts";
import { formCaption } from "../page/form-cells.ts";
import { fillSentence } from "../page/printed-values.ts";
import { activityOf, branchOf } from "../party/party-cells.ts";
import { openingHours } from "../party/seller/opening-hours.ts";

/** Additional lines about the seller at the head and foot of a receipt. They use separate random streams. */

/** Lines between the shop's name and its address that are neither: phone, branch, cashier, hours, slogans. */
export function drawShopLines(context: DrawContext, frame: Frame, align: Align): number {
  const random = context.random.fork();
  if (!random.chance(0.14)) return frame.y;
  const forked: DrawContext = { ...context, random };
  const { content } = context;
  const seller: Annotation = { label: "none", party: context.writer.partyOf("seller") };
  const contact: Annotation = { label: "contact", party: context.writer.partyOf("seller") };
  const lines: readonly (() => Piece[])[] = [
    () => [{ text: withColon(context, caption(forked, "phone")) }, { text: content.seller.phone, annotation: contact }],
    () => [{ text: content.seller.phone, annotation: contact }],
    () => [{ text: content.seller.web, annotation: contact }],
    () => [{ text: `${formCaption(forked, "branch")} ${branchOf(forked, content.seller)}`, annotation: seller }],
    () => [
      {
        text: `${random.pick(["#", "Store #", "Nr. ", "No. ", ""])}${random.digits(random.int(3, 5))}`,
        annotation: seller,
      },
    ],
    () => [
      { text: withColon(context, caption(forked, "cashier")) },
      { text: content.buyer.person.split(" ")[0] ?? "1" },
    ],
    () => [{ text: openingHours(forked), annotation: seller }],
    () => [{ text: random.pick(content.lexicon.slogan) }],
    () => [{ text: activityOf(forked), annotation: seller }],
  ];
  let { y } = frame;
  for (const line of random.some(lines, random.int(1, 3))) y = putWrapped(context, { ...frame, y }, line(), { align });
  return y;
}

/** Name and address on one line, separated by a sign or a blank; mostly not drawn. */
export function drawNameAndAddress(context: DrawContext, frame: Frame, align: Align): number | undefined {
  const random = context.random.fork();
  if (!random.chance(0.05)) return undefined;
  const { name, address } = context.content.seller;
  const sign = random.pick([",", " -", "", "", " |", " ·"]);
  const joined = address.lines.join(random.pick([", ", ", ", " "])).replace(/,,/g, ",");
  const bridge: Piece[] = sign.startsWith(" ") ? [{ text: sign.trim() }] : [];
  const pieces: Piece[] = [
    { text: name + (sign === "," ? "," : ""), annotation: { label: "vendor.name", span: context.writer.newSpan() } },
    ...bridge,
    { text: joined, annotation: { label: "vendor.address", span: context.writer.newSpan() } },
  ];
  return putWrapped(context, frame, pieces, { align });
}

/** Some tills break addresses long before the end of the line. */
export function narrowFrame(context: DrawContext, frame: Frame, align: Align): Frame {
  const random = context.random.fork();
  if (!random.chance(0.08)) return frame;
  const width = frame.width * random.between(0.28, 0.5);
  const x = frame.x + { left: 0, centre: (frame.width - width) / 2, right: frame.width - width }[align];
  return { ...frame, x, width };
}

/** The seller's name again below the sums, in a sentence or alone; the only occurrence in `inSentence` receipts. */
export function drawSellerAtFoot(
  context: DrawContext,
  frame: Frame,
  wish: { align: Align; isOnlyName: boolean },
): number {
  const random = context.random.fork();
  if (!wish.isOnlyName && !random.chance(0.1)) return frame.y;
  const { farewell, issued } = sellerSentences[context.content.language];
  const forked: DrawContext = { ...context, random };
  const alone: Piece[] = [{ text: context.content.seller.name, annotation: { label: "vendor.name" } }];
  const sentence = random.pick(random.chance(0.7) ? farewell : issued);
  const pieces = !wish.isOnlyName && random.chance(0.4) ? alone : fillSentence(forked, sentence);
  return putWrapped(context, frame, pieces, { align: wish.align }) + context.look.leading * random.pick([0, 0.4]);
}
