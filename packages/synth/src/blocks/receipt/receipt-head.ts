import { makeAddress } from "../../countries/addresses.ts";
import {
  anchor,
  body,
  caption,
  type Frame,
  type Pen,
  type Piece,
  piecesWidth,
  putLines,
  putPieces,
  spoken,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align, Mark } from "../../drawing/page-writer.ts";
import { formCaption } from "../page/form-cells.ts";
import { drawLicences } from "../party/licences.ts";
import { gluedNumber } from "../party/number-with-caption.ts";
import { openingHours } from "../party/opening-hours.ts";
import { drawOperatedBy } from "../party/operated-by.ts";
import { drawAddress } from "../party/party-address.ts";
import { activityOf } from "../party/party-cells.ts";
import { drawNameSubtitle } from "../seller-name/name-subtitle.ts";
import { drawClaim } from "../seller-name/seller-in-sentence.ts";
import { drawSellerName } from "../seller-name/seller-name.ts";
import { drawNameAndAddress, drawShopLines, narrowed } from "./shop-lines.ts";

/** Where a receipt says who sold: most at the top; some show only the brand there and the company below. */
export type ShopPlace = "top" | "signOnly" | "branchTop" | "brandOnly" | "inSentence" | "claim" | "operated";

export function chooseShopPlace(pen: Pen): ShopPlace {
  const aside = pen.random.aside();
  const usual = pen.random.weighted([
    ["top", 82],
    ["signOnly", 8],
    ["branchTop", 10],
  ] as const);
  if (pen.random.aside().chance(0.05)) return "operated";
  return aside.weighted<ShopPlace>([
    [usual, 84],
    ["brandOnly", 7],
    ["inSentence", 5],
    ["claim", 4],
  ]);
}

/** Shop name, address, numbers: the top of a till receipt. Returns the next baseline. */
export function drawShop(pen: Pen, frame: Frame, align: Align, place: ShopPlace): number {
  const { random, look } = pen;
  let y = frame.y;
  if (random.chance(0.08))
    y = drawLines(
      pen,
      { ...frame, y },
      [
        random.pick([
          random.digits(4),
          random.pick(pen.content.lexicon.thanks),
          random.digits(7),
          pen.content.buyer.person,
          pen.content.buyer.person.toLowerCase(),
        ]),
      ],
      align,
    );
  if (place === "claim") return drawClaimHead(pen, { ...frame, y }, align);
  if (place === "operated") return drawOperatedHead(pen, { ...frame, y }, align);
  const isOnlyName = place === "brandOnly";
  if (place !== "top" || random.chance(0.14)) y = drawSign(pen, { ...frame, y }, align, { isOnlyName });
  if (isOnlyName || place === "inSentence") return drawShopParts(pen, { ...frame, y }, align) + look.leading * 0.5;
  if (place === "signOnly") return drawContacts(pen, { ...frame, y }, align) + look.leading * 0.5;
  if (place === "branchTop" && random.chance(0.5)) y = drawBranch(pen, { ...frame, y }, align);
  y = drawCompany(pen, { ...frame, y }, align);
  if (place === "branchTop" && random.chance(0.5)) y = drawBranch(pen, { ...frame, y }, align);
  return y + look.leading * random.pick([0, 0.3, 0.6, 1]);
}

/** The company in a line of advertising, then its branch with the only address. */
function drawClaimHead(pen: Pen, frame: Frame, align: Align): number {
  const y = drawClaim(pen, frame, { align, agency: false });
  return drawNumbers(pen, { ...frame, y: drawContacts(pen, { ...frame, y }, align) }, align) + pen.look.leading * 0.5;
}

/** A brand's sign, then the company that runs the shop. */
function drawOperatedHead(pen: Pen, frame: Frame, align: Align): number {
  const y = drawOperatedBy({ ...pen, random: pen.random.aside() }, frame, align);
  return drawShopParts(pen, { ...frame, y }, align) + pen.look.leading * 0.5;
}

/** The company that sold, with its address and numbers. */
export function drawCompany(pen: Pen, frame: Frame, align: Align): number {
  const runOn = drawNameAndAddress(pen, frame, align);
  if (runOn !== undefined)
    return drawNumbers(pen, { ...frame, y: drawContacts(pen, { ...frame, y: runOn }, align) }, align);
  const y = drawShopName(pen, frame, align);
  return drawShopParts(pen, { ...frame, y: drawShopLines(pen, { ...frame, y }, align) }, align);
}

/** Address, numbers and phone, in any order. */
function drawShopParts(pen: Pen, frame: Frame, align: Align): number {
  const { random } = pen;
  let { y } = frame;
  const parts = [
    () => drawShopAddress(pen, { ...frame, y }, align),
    () => drawLicences(pen, { ...frame, y: drawNumbers(pen, { ...frame, y }, align) }, align),
    () => drawContacts(pen, { ...frame, y }, align),
  ];
  for (const part of random.chance(0.55) ? [parts[0], parts[2], parts[1]] : random.shuffle(parts)) y = part?.() ?? y;
  return y;
}

/**
 * The shop where it was bought, when the company sits elsewhere. What a branch is called is no name; the shop's own sign and its address are as good an
 * answer as the company's, so they teach nothing.
 */
function drawBranch(pen: Pen, frame: Frame, align: Align): number {
  const { random, content, sheet } = pen;
  const party = sheet.partyOf("seller");
  const address = makeAddress(random, { country: content.country });
  const isSign = random.chance(0.25);
  const name = random.pick([
    `${formCaption(pen, "branch")} ${address.parts.city}`,
    `${formCaption(pen, "branch")} ${random.digits(random.int(2, 4))}`,
    "",
  ]);
  const shown = isSign ? `${content.seller.tradeName} ${address.parts.city}` : name;
  const mark: Mark = isSign ? { label: "vendor.name", ambiguous: true } : { label: "none", party };
  const y = shown === "" ? frame.y : putLines(pen, frame, [spoken(pen, shown)], { align, mark });
  const lines = address.lines.map((line) => spoken(pen, line));
  return putLines(pen, { ...frame, y }, lines, { align, mark: { label: "vendor.address", ambiguous: true } });
}

function drawLines(pen: Pen, frame: Frame, lines: readonly string[], align: Align): number {
  return putLines(
    pen,
    frame,
    lines.map((line) => spoken(pen, line)),
    { align },
  );
}

/** A sign above the name: the brand, when the company behind it has another name. Where nothing else names the seller, it does. */
function drawSign(pen: Pen, frame: Frame, align: Align, { isOnlyName }: { isOnlyName: boolean }): number {
  const { random, content } = pen;
  const ink = body(pen, { bold: true, scale: random.between(1.3, 2.6), font: pen.look.heading });
  const { tradeName } = content.seller;
  const shown = random.pick([tradeName.toUpperCase(), tradeName, tradeName.toLowerCase(), lettersApart(tradeName)]);
  return putLines(pen, { ...frame, y: frame.y + ink.size * 0.4 }, [shown], {
    ink,
    align,
    mark: { label: "vendor.name", ...(isOnlyName ? {} : { ambiguous: true }) },
  });
}

/** "C O O P": how wide logos are read. */
function lettersApart(name: string): string {
  return [...name.toUpperCase().replace(/ /g, "")].slice(0, 14).join(" ");
}

function drawShopName(pen: Pen, frame: Frame, align: Align): number {
  const { random, content } = pen;
  const logo = random.chance(0.22);
  const ink = logo
    ? body(pen, { font: pen.look.heading, scale: random.between(1.6, 2.8) })
    : body(pen, { bold: random.chance(0.45), scale: random.pick([1, 1, 1.1, 1.2, 1.3, 1.5]) });
  const apart = logo && content.seller.name.length < 12 && random.chance(0.4);
  const name = apart ? lettersApart(content.seller.name) : spoken(pen, content.seller.name);
  let y = drawSellerName(
    pen,
    { ...frame, y: frame.y + (logo ? ink.size * 0.4 : 0) },
    { text: name, ink, align, mark: { label: "vendor.name" } },
  );
  y = drawNameSubtitle(pen, { ...frame, y }, align);
  if (random.chance(0.08)) y = drawLines(pen, { ...frame, y }, [activityOf(pen)], align);
  if (random.chance(0.3)) {
    const { registration } = content.seller;
    const text = random.pick([
      `(${registration})`,
      `(${registration})`,
      `(Co. No: ${registration})`,
      `(CO.REG : ${registration})`,
      `Company No : ${registration}`,
      `${caption(pen, "registration")} ${registration}`,
    ]);
    y = putLines(pen, { ...frame, y }, [text], { align, mark: { label: "registration" } });
  }
  if (random.chance(0.07))
    y = drawLines(
      pen,
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

function drawShopAddress(pen: Pen, frame: Frame, align: Align): number {
  if (pen.random.chance(0.05)) return frame.y;
  const narrow = narrowed(pen, frame, align);
  return drawAddress(
    pen,
    narrow,
    { lines: pen.content.seller.address.lines, mark: { label: "vendor.address" } },
    align,
  );
}

function drawNumbers(pen: Pen, frame: Frame, align: Align): number {
  const { random, content, look } = pen;
  if (!random.chance(0.62)) return frame.y;
  const name =
    content.country.code === "MY" || content.country.code === "SG"
      ? spoken(
          pen,
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
      : caption(pen, "taxId");
  const value: Piece = { text: content.seller.taxId, mark: { label: "vendor.tax_id" } };
  const bracketed = random.chance(0.12);
  const glued = gluedNumber(pen, name, value);
  const colon = random.pick([":", " :", "", " :", "."]);
  putPieces(
    pen,
    anchor(frame, align),
    frame.y,
    glued ??
      (bracketed ? [{ text: `(${name}${colon}` }, value, { text: ")", glued: true }] : [{ text: name + colon }, value]),
    { align },
  );
  return frame.y + look.leading;
}

function drawContacts(pen: Pen, frame: Frame, align: Align): number {
  const { random, content, look } = pen;
  let { y } = frame;
  const line = (pieces: readonly Piece[]) => {
    putPieces(pen, anchor(frame, align), y, pieces, { align });
    y += look.leading;
  };
  const phone: Piece[] = [
    { text: withColon(pen, caption(pen, "phone")) },
    { text: content.seller.phone, mark: { label: "contact" } },
  ];
  if (random.chance(0.6)) {
    const fax: Piece[] = [
      { text: withColon(pen, caption(pen, "fax")) },
      { text: content.seller.phone, mark: { label: "contact" } },
    ];
    const both = random.chance(0.2) && piecesWidth(pen, [...phone, ...fax], body(pen)) < frame.width;
    line(both ? [...phone, ...fax] : phone);
    if (!both && random.chance(0.15)) line(fax);
  }
  if (random.chance(0.12)) line([{ text: spoken(pen, content.seller.mail), mark: { label: "contact" } }]);
  if (random.chance(0.12)) line([{ text: spoken(pen, content.seller.web), mark: { label: "contact" } }]);
  if (random.chance(0.05)) y = drawLines(pen, { ...frame, y }, [openingHours(pen)], align);
  return y;
}
