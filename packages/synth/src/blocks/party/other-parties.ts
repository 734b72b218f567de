import { buyerOf, type PartyContent } from "../../content/content.ts";
import { companyName } from "../../content/names.ts";
import { makeAddress } from "../../countries/addresses.ts";
import {
  body,
  caption,
  type Frame,
  type Pen,
  type Piece,
  putParagraph,
  spoken,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { formCaption } from "../page/form-cells.ts";
import { atSomebodys } from "../seller-name/seller-in-sentence.ts";
import { captionedNumber } from "./number-with-caption.ts";
import { drawParty } from "./party-block.ts";

/** Parties beside seller and buyer: where to send the money, who arranged the deal, who carries the goods. */

/** The payee: the seller at another address, its group's treasury, or a factor who bought the claim. */
export function drawRemitTo(pen: Pen, frame: Frame, align: Align = "left"): number {
  const { random, content } = pen;
  const aside = random.aside();
  const own = random.chance(0.6);
  const { seller } = content;
  const ownAddress = makeAddress(random, { country: seller.country });
  const address = aside.chance(0.15) ? atSomebodys({ ...pen, random: aside }, ownAddress) : ownAddress;
  const party: PartyContent = own
    ? { ...seller, address }
    : {
        ...buyerOf(random, content.country, content.language),
        name: random.chance(0.4)
          ? `${content.bank.name} ${random.pick(["Factoring", "Lockbox", "Commercial Finance", "Factor"])}`
          : companyName(random, content.country, content.language),
        address,
        isPerson: false,
      };
  return drawParty(pen, frame, {
    side: "remit_to",
    party,
    align,
    caption: random.chance(0.5) ? caption(pen, "remitTo") : formCaption(pen, "payee"),
    extras: 0.5,
    ...(own ? { ambiguousName: true } : {}),
  });
}

export function drawThirdParty(pen: Pen, frame: Frame, side: "agency" | "third_party", align: Align = "left"): number {
  const { random, content } = pen;
  return drawParty(pen, frame, {
    side,
    party: buyerOf(random, content.country, content.language),
    align,
    caption:
      side === "agency" ? formCaption(pen, "agency") : formCaption(pen, random.pick(["carrier", "agency", "branch"])),
    extras: 0.6,
    withAddress: random.chance(0.8),
  });
}

/** The seller in one paragraph of small print: name, seat, capital, register, tax number. */
export function drawLegalLine(pen: Pen, frame: Frame): number {
  const { random, content, sheet } = pen;
  const { seller } = content;
  const ink = body(pen, { scale: random.between(0.55, 0.75), ...(random.chance(0.4) ? { colour: "#555555" } : {}) });
  const whose = { party: sheet.partyOf("seller") };
  const separator = random.pick(["-", "·", "|", "–", ",", ";"]);
  const span = sheet.newSpan();
  const address = seller.address.lines.map(
    (line, i): Piece => ({
      text: spoken(pen, i < seller.address.lines.length - 1 ? `${line},` : line),
      mark: { label: "vendor.address", span },
    }),
  );
  const optional: Piece[][] = [
    [
      { text: withColon(pen, formCaption(pen, "capital")) },
      { text: `${random.int(1, 900)}.000`, mark: { label: "registration", ...whose } },
    ],
    [
      { text: withColon(pen, caption(pen, "registration")) },
      { text: seller.registration, mark: { label: "registration", ...whose } },
    ],
    captionedNumber(pen, caption(pen, "taxId"), { text: seller.taxId, mark: { label: "vendor.tax_id" } }),
    [{ text: withColon(pen, caption(pen, "phone")) }, { text: seller.phone, mark: { label: "contact", ...whose } }],
    [{ text: seller.web, mark: { label: "contact", ...whose } }],
    [{ text: spoken(pen, random.pick(content.lexicon.prose)) }],
  ];
  const chosen = optional.filter(() => random.chance(0.65));
  const groups: Piece[][] = [
    [{ text: spoken(pen, seller.name), mark: { label: "vendor.name" } }],
    [...(random.chance(0.5) ? [{ text: withColon(pen, formCaption(pen, "street")) }] : []), ...address],
    ...(random.chance(0.7) ? chosen : random.shuffle(chosen)),
  ];
  const pieces = groups.flatMap((group, i): Piece[] =>
    i === 0
      ? group
      : separator === "," || separator === ";"
        ? [{ text: separator, glued: true }, ...group]
        : [{ text: separator }, ...group],
  );
  return putParagraph(pen, frame, pieces, { ink, leading: ink.size * 1.2 });
}
