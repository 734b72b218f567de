import { buyerOf, type PartyContent } from "../../content/content.ts";
import { companyName } from "../../content/names.ts";
import { makeAddress } from "../../countries/addresses.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  putParagraph,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { formCaption } from "../page/form-cells.ts";
import { atOtherAddress } from "../seller-name/seller-in-sentence.ts";
import { captionedNumber } from "./number-with-caption.ts";
import { drawParty } from "./party-block.ts";

/** Parties other than seller and buyer: payees, agents, carriers. */

/** The payee: the seller at another address, its group's treasury, or a factoring company. */
export function drawRemitTo(context: DrawContext, frame: Frame, align: Align = "left"): number {
  const { random, content } = context;
  const forked = random.fork();
  const own = random.chance(0.6);
  const { seller } = content;
  const ownAddress = makeAddress(random, { country: seller.country });
  const address = forked.chance(0.15) ? atOtherAddress({ ...context, random: forked }, ownAddress) : ownAddress;
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
  return drawParty(context, frame, {
    side: "remit_to",
    party,
    align,
    caption: random.chance(0.5) ? caption(context, "remitTo") : formCaption(context, "payee"),
    extras: 0.5,
    ...(own ? { ambiguousName: true } : {}),
  });
}

export function drawThirdParty(
  context: DrawContext,
  frame: Frame,
  wish: Readonly<{ side: "agency" | "third_party"; align?: Align; caption?: string }>,
): number {
  const { random, content } = context;
  const key = wish.side === "agency" ? "agency" : random.pick(["carrier", "agency", "branch"] as const);
  return drawParty(context, frame, {
    side: wish.side,
    party: buyerOf(random, content.country, content.language),
    align: wish.align ?? "left",
    caption: wish.caption ?? formCaption(context, key),
    extras: 0.6,
    withAddress: random.chance(0.8),
  });
}

/** The seller in one paragraph of small print: name, seat, capital, register, tax number. */
export function drawLegalLine(context: DrawContext, frame: Frame): number {
  const { random, content, writer } = context;
  const { seller } = content;
  const ink = textStyle(context, {
    scale: random.between(0.55, 0.75),
    ...(random.chance(0.4) ? { colour: "#555555" } : {}),
  });
  const whose = { party: writer.partyOf("seller") };
  const separator = random.pick(["-", "·", "|", "–", ",", ";"]);
  const span = writer.newSpan();
  const address = seller.address.lines.map(
    (line, i): Piece => ({
      text: inDocumentCase(context, i < seller.address.lines.length - 1 ? `${line},` : line),
      annotation: { label: "vendor.address", span },
    }),
  );
  const optional: Piece[][] = [
    [
      { text: withColon(context, formCaption(context, "capital")) },
      { text: `${random.int(1, 900)}.000`, annotation: { label: "registration", ...whose } },
    ],
    [
      { text: withColon(context, caption(context, "registration")) },
      { text: seller.registration, annotation: { label: "registration", ...whose } },
    ],
    captionedNumber(context, caption(context, "taxId"), { text: seller.taxId, annotation: { label: "vendor.tax_id" } }),
    [
      { text: withColon(context, caption(context, "phone")) },
      { text: seller.phone, annotation: { label: "contact", ...whose } },
    ],
    [{ text: seller.web, annotation: { label: "contact", ...whose } }],
    [{ text: inDocumentCase(context, random.pick(content.lexicon.prose)) }],
  ];
  const chosen = optional.filter(() => random.chance(0.65));
  const groups: Piece[][] = [
    [{ text: inDocumentCase(context, seller.name), annotation: { label: "vendor.name" } }],
    [...(random.chance(0.5) ? [{ text: withColon(context, formCaption(context, "street")) }] : []), ...address],
    ...(random.chance(0.7) ? chosen : random.shuffle(chosen)),
  ];
  const pieces = groups.flatMap((group, i): Piece[] =>
    i === 0
      ? group
      : separator === "," || separator === ";"
        ? [{ text: separator, glued: true }, ...group]
        : [{ text: separator }, ...group],
  );
  return putParagraph(context, frame, pieces, { ink, leading: ink.size * 1.2 });
}
