import { caption, type Frame, type Pen, type Piece, putWrapped, withColon } from "../../drawing/draw-context.ts";
import type { Align, Mark } from "../../drawing/page-writer.ts";
import { sellerSentences } from "../../lexicon/seller-sentences.ts";
import { formCaption } from "../page/form-cells.ts";
import { fillSentence } from "../page/printed-values.ts";
import { openingHours } from "../party/opening-hours.ts";
import { activityOf, branchOf } from "../party/party-cells.ts";

/** What a receipt's head and foot say about the seller besides the usual block. All draws are aside: they move no other draw. */

/** Phone, branch, cashier, hours, claims: lines between the shop's name and its address that are neither. */
export function drawShopLines(pen: Pen, frame: Frame, align: Align): number {
  const random = pen.random.aside();
  if (!random.chance(0.14)) return frame.y;
  const aside: Pen = { ...pen, random };
  const { content } = pen;
  const seller: Mark = { label: "none", party: pen.sheet.partyOf("seller") };
  const contact: Mark = { label: "contact", party: pen.sheet.partyOf("seller") };
  const lines: readonly (() => Piece[])[] = [
    () => [{ text: withColon(pen, caption(aside, "phone")) }, { text: content.seller.phone, mark: contact }],
    () => [{ text: content.seller.phone, mark: contact }],
    () => [{ text: content.seller.web, mark: contact }],
    () => [{ text: `${formCaption(aside, "branch")} ${branchOf(aside, content.seller)}`, mark: seller }],
    () => [
      { text: `${random.pick(["#", "Store #", "Nr. ", "No. ", ""])}${random.digits(random.int(3, 5))}`, mark: seller },
    ],
    () => [{ text: withColon(pen, caption(aside, "cashier")) }, { text: content.buyer.person.split(" ")[0] ?? "1" }],
    () => [{ text: openingHours(aside), mark: seller }],
    () => [{ text: random.pick(content.lexicon.slogan) }],
    () => [{ text: activityOf(aside), mark: seller }],
  ];
  let { y } = frame;
  for (const line of random.some(lines, random.int(1, 3))) y = putWrapped(pen, { ...frame, y }, line(), { align });
  return y;
}

/** Name and address run on along the line, with a sign or only a blank between them; nothing most of the time. */
export function drawNameAndAddress(pen: Pen, frame: Frame, align: Align): number | undefined {
  const random = pen.random.aside();
  if (!random.chance(0.05)) return undefined;
  const { name, address } = pen.content.seller;
  const sign = random.pick([",", " -", "", "", " |", " ·"]);
  const joined = address.lines.join(random.pick([", ", ", ", " "])).replace(/,,/g, ",");
  const bridge: Piece[] = sign.startsWith(" ") ? [{ text: sign.trim() }] : [];
  const pieces: Piece[] = [
    { text: name + (sign === "," ? "," : ""), mark: { label: "vendor.name", span: pen.sheet.newSpan() } },
    ...bridge,
    { text: joined, mark: { label: "vendor.address", span: pen.sheet.newSpan() } },
  ];
  return putWrapped(pen, frame, pieces, { align });
}

/** Some tills break addresses long before the paper ends. */
export function narrowed(pen: Pen, frame: Frame, align: Align): Frame {
  const random = pen.random.aside();
  if (!random.chance(0.08)) return frame;
  const width = frame.width * random.between(0.28, 0.5);
  const x = frame.x + { left: 0, centre: (frame.width - width) / 2, right: frame.width - width }[align];
  return { ...frame, x, width };
}

/** The seller's name once more below the sums, in a sentence or by itself; in `inSentence` receipts nowhere else. */
export function drawSellerAtFoot(pen: Pen, frame: Frame, wish: { align: Align; isOnlyName: boolean }): number {
  const random = pen.random.aside();
  if (!wish.isOnlyName && !random.chance(0.1)) return frame.y;
  const { farewell, issued } = sellerSentences[pen.content.language];
  const aside: Pen = { ...pen, random };
  const alone: Piece[] = [{ text: pen.content.seller.name, mark: { label: "vendor.name" } }];
  const sentence = random.pick(random.chance(0.7) ? farewell : issued);
  const pieces = !wish.isOnlyName && random.chance(0.4) ? alone : fillSentence(aside, sentence);
  return putWrapped(pen, frame, pieces, { align: wish.align }) + pen.look.leading * random.pick([0, 0.4]);
}
