import { makeAddress } from "../../countries/addresses.ts";
import {
  anchor,
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  piecesWidth,
  putLines,
  putPieces,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align, Annotation } from "../../drawing/page-writer.ts";
import { inCapitals } from "../../letter-case.ts";
import { formCaption } from "../page/form-cells.ts";
import { gluedNumber } from "../party/number-with-caption.ts";
import { drawAddress } from "../party/party-address.ts";
import { activityOf } from "../party/party-cells.ts";
import { drawLicences } from "../party/seller/licences.ts";
import { openingHours } from "../party/seller/opening-hours.ts";
import { drawOperatedBy } from "../party/seller/operated-by.ts";
import { drawNameSubtitle } from "../seller-name/name-subtitle.ts";
import { drawSlogan } from "../seller-name/seller-in-sentence.ts";
import { drawSellerName } from "../seller-name/seller-name.ts";
import { drawNameAndAddress, drawShopLines, narrowFrame } from "./shop-lines.ts";

/**
 * Position of the seller on a receipt: mostly at the top; some receipts have only the brand there and the company
 * below.
 */
export type SellerPosition = "top" | "signOnly" | "branchTop" | "brandOnly" | "inSentence" | "claim" | "operated";

export function chooseSellerPosition(context: DrawContext): SellerPosition {
  const forked = context.random.fork();
  const usual = context.random.weighted([
    ["top", 82],
    ["signOnly", 8],
    ["branchTop", 10],
  ] as const);
  if (context.random.fork().chance(0.05)) return "operated";
  return forked.weighted<SellerPosition>([
    [usual, 84],
    ["brandOnly", 7],
    ["inSentence", 5],
    ["claim", 4],
  ]);
}

/** Shop name, address, numbers: the top of a till receipt. Returns the next baseline. */
export function drawShop(context: DrawContext, frame: Frame, align: Align, place: SellerPosition): number {
  const { random, look } = context;
  let y = frame.y;
  if (random.chance(0.08))
    y = drawLines(
      context,
      { ...frame, y },
      [
        random.pick([
          random.digits(4),
          random.pick(context.content.lexicon.thanks),
          random.digits(7),
          context.content.buyer.person,
          context.content.buyer.person.toLowerCase(),
        ]),
      ],
      align,
    );
  if (place === "claim") return drawClaimHead(context, { ...frame, y }, align);
  if (place === "operated") return drawOperatedHead(context, { ...frame, y }, align);
  const isOnlyName = place === "brandOnly";
  if (place !== "top" || random.chance(0.14)) y = drawSign(context, { ...frame, y }, align, { isOnlyName });
  if (isOnlyName || place === "inSentence") return drawShopParts(context, { ...frame, y }, align) + look.leading * 0.5;
  if (place === "signOnly") return drawContacts(context, { ...frame, y }, align) + look.leading * 0.5;
  if (place === "branchTop" && random.chance(0.5)) y = drawBranch(context, { ...frame, y }, align);
  y = drawCompany(context, { ...frame, y }, align);
  if (place === "branchTop" && random.chance(0.5)) y = drawBranch(context, { ...frame, y }, align);
  return y + look.leading * random.pick([0, 0.3, 0.6, 1]);
}

/** The company in an advertising line, then its branch with the only address. */
function drawClaimHead(context: DrawContext, frame: Frame, align: Align): number {
  const y = drawSlogan(context, frame, { align, agency: false });
  return (
    drawNumbers(context, { ...frame, y: drawContacts(context, { ...frame, y }, align) }, align) +
    context.look.leading * 0.5
  );
}

/** A brand's logo, then the company that runs the shop. */
function drawOperatedHead(context: DrawContext, frame: Frame, align: Align): number {
  const y = drawOperatedBy({ ...context, random: context.random.fork() }, frame, align);
  return drawShopParts(context, { ...frame, y }, align) + context.look.leading * 0.5;
}

/** The seller's company with its address and numbers. */
export function drawCompany(context: DrawContext, frame: Frame, align: Align): number {
  const runOn = drawNameAndAddress(context, frame, align);
  if (runOn !== undefined)
    return drawNumbers(context, { ...frame, y: drawContacts(context, { ...frame, y: runOn }, align) }, align);
  const y = drawShopName(context, frame, align);
  return drawShopParts(context, { ...frame, y: drawShopLines(context, { ...frame, y }, align) }, align);
}

/** Address, numbers and phone, in any order. */
function drawShopParts(context: DrawContext, frame: Frame, align: Align): number {
  const { random } = context;
  let { y } = frame;
  const parts = [
    () => drawShopAddress(context, { ...frame, y }, align),
    () => drawLicences(context, { ...frame, y: drawNumbers(context, { ...frame, y }, align) }, align),
    () => drawContacts(context, { ...frame, y }, align),
  ];
  for (const part of random.chance(0.55) ? [parts[0], parts[2], parts[1]] : random.shuffle(parts)) y = part?.() ?? y;
  return y;
}

/**
 * The shop, if the company is elsewhere. A branch name is not the seller's name. The shop's logo and address are as
 * correct as the company's, so they are labelled ambiguous.
 */
function drawBranch(context: DrawContext, frame: Frame, align: Align): number {
  const { random, content, writer } = context;
  const party = writer.partyOf("seller");
  const address = makeAddress(random, { country: content.country });
  const isSign = random.chance(0.25);
  const name = random.pick([
    `${formCaption(context, "branch")} ${address.parts.city}`,
    `${formCaption(context, "branch")} ${random.digits(random.int(2, 4))}`,
    "",
  ]);
  const shown = isSign ? `${content.seller.tradeName} ${address.parts.city}` : name;
  const annotation: Annotation = isSign ? { label: "vendor.name", ambiguous: true } : { label: "none", party };
  const y = shown === "" ? frame.y : putLines(context, frame, [inDocumentCase(context, shown)], { align, annotation });
  const lines = address.lines.map((line) => inDocumentCase(context, line));
  return putLines(context, { ...frame, y }, lines, { align, annotation: { label: "vendor.address", ambiguous: true } });
}

function drawLines(context: DrawContext, frame: Frame, lines: readonly string[], align: Align): number {
  return putLines(
    context,
    frame,
    lines.map((line) => inDocumentCase(context, line)),
    { align },
  );
}

/** A logo above the name: the brand, if the company has another name. It is the seller's name if there is no other. */
function drawSign(context: DrawContext, frame: Frame, align: Align, { isOnlyName }: { isOnlyName: boolean }): number {
  const { random, content } = context;
  const ink = textStyle(context, { bold: true, scale: random.between(1.3, 2.6), font: context.look.heading });
  const { tradeName } = content.seller;
  const shown = random.pick([inCapitals(tradeName), tradeName, tradeName.toLowerCase(), lettersApart(tradeName)]);
  return putLines(context, { ...frame, y: frame.y + ink.size * 0.4 }, [shown], {
    ink,
    align,
    annotation: { label: "vendor.name", ...(isOnlyName ? {} : { ambiguous: true }) },
  });
}

/** "C O O P": spaced letters, as OCR reads wide logos. */
function lettersApart(name: string): string {
  return [...inCapitals(name).replace(/ /g, "")].slice(0, 14).join(" ");
}

function drawShopName(context: DrawContext, frame: Frame, align: Align): number {
  const { random, content } = context;
  const logo = random.chance(0.22);
  const ink = logo
    ? textStyle(context, { font: context.look.heading, scale: random.between(1.6, 2.8) })
    : textStyle(context, { bold: random.chance(0.45), scale: random.pick([1, 1, 1.1, 1.2, 1.3, 1.5]) });
  const apart = logo && content.seller.name.length < 12 && random.chance(0.4);
  const name = apart ? lettersApart(content.seller.name) : inDocumentCase(context, content.seller.name);
  let y = drawSellerName(
    context,
    { ...frame, y: frame.y + (logo ? ink.size * 0.4 : 0) },
    { text: name, ink, align, annotation: { label: "vendor.name" } },
  );
  y = drawNameSubtitle(context, { ...frame, y }, align);
  if (random.chance(0.08)) y = drawLines(context, { ...frame, y }, [activityOf(context)], align);
  if (random.chance(0.3)) {
    const { registration } = content.seller;
    const text = random.pick([
      `(${registration})`,
      `(${registration})`,
      `(Co. No: ${registration})`,
      `(CO.REG : ${registration})`,
      `Company No : ${registration}`,
      `${caption(context, "registration")} ${registration}`,
    ]);
    y = putLines(context, { ...frame, y }, [text], { align, annotation: { label: "registration" } });
  }
  if (random.chance(0.07))
    y = drawLines(
      context,
      { ...frame, y },
      [
        random.pick([
          `(${random.number(3)} ${content.seller.person.split(" ").at(-1)})`,
          random.pick(content.lexicon.slogan),
          `Licensee of ${content.buyer.name}`,
          `Owned by: ${content.buyer.name}`,
        ]),
      ],
      align,
    );
  return y;
}

function drawShopAddress(context: DrawContext, frame: Frame, align: Align): number {
  if (context.random.chance(0.05)) return frame.y;
  const narrow = narrowFrame(context, frame, align);
  return drawAddress(
    context,
    narrow,
    { lines: context.content.seller.address.lines, annotation: { label: "vendor.address" } },
    align,
  );
}

function drawNumbers(context: DrawContext, frame: Frame, align: Align): number {
  const { random, content, look } = context;
  if (!random.chance(0.62)) return frame.y;
  const name =
    content.country.code === "MY" || content.country.code === "SG"
      ? inDocumentCase(
          context,
          random.pick([
            "GST ID",
            "GST Reg No",
            "GST No",
            "GST ID No",
            "GST REG NO",
            "GST Reg. No",
            "GST Registration No",
            "GST",
            "GST Id",
            "SST ID",
            "TAX REG ID",
          ]),
        )
      : caption(context, "taxId");
  const value: Piece = { text: content.seller.taxId, annotation: { label: "vendor.tax_id" } };
  const bracketed = random.chance(0.12);
  const glued = gluedNumber(context, name, value);
  const colon = random.pick([":", " :", "", " :", "."]);
  putPieces(
    context,
    anchor(frame, align),
    frame.y,
    glued ??
      (bracketed ? [{ text: `(${name}${colon}` }, value, { text: ")", glued: true }] : [{ text: name + colon }, value]),
    { align },
  );
  return frame.y + look.leading;
}

function drawContacts(context: DrawContext, frame: Frame, align: Align): number {
  const { random, content, look } = context;
  let { y } = frame;
  const line = (pieces: readonly Piece[]) => {
    putPieces(context, anchor(frame, align), y, pieces, { align });
    y += look.leading;
  };
  const phone: Piece[] = [
    { text: withColon(context, caption(context, "phone")) },
    { text: content.seller.phone, annotation: { label: "contact" } },
  ];
  if (random.chance(0.6)) {
    const fax: Piece[] = [
      { text: withColon(context, caption(context, "fax")) },
      { text: content.seller.phone, annotation: { label: "contact" } },
    ];
    const both = random.chance(0.2) && piecesWidth(context, [...phone, ...fax], textStyle(context)) < frame.width;
    line(both ? [...phone, ...fax] : phone);
    if (!both && random.chance(0.15)) line(fax);
  }
  if (random.chance(0.12))
    line([{ text: inDocumentCase(context, content.seller.mail), annotation: { label: "contact" } }]);
  if (random.chance(0.12))
    line([{ text: inDocumentCase(context, content.seller.web), annotation: { label: "contact" } }]);
  if (random.chance(0.05)) y = drawLines(context, { ...frame, y }, [openingHours(context)], align);
  return y;
}
