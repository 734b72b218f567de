import {
  anchor,
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  put,
  putPieces,
  textStyle,
} from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { inCapitals } from "../../letter-case.ts";
import { drawSellerName } from "../seller-name/seller-name.ts";
import { datePiece, numberPiece } from "./printed-values.ts";

export type TitleContent = Readonly<{ number: boolean; date: boolean }>;

/** "Invoice", or "Invoice No. 123 of 1 May 2020" if the title contains the identifiers. */
export function drawTitle(context: DrawContext, frame: Frame, wanted: TitleContent, align: Align): number {
  const { random, content, look } = context;
  const key =
    content.documentType === "credit_note"
      ? "creditTitle"
      : content.documentType === "receipt"
        ? "receiptTitle"
        : "title";
  const scale = random.pick([1, 1.2, 1.4, 1.6, 2, 2.4, 3]);
  const ink = textStyle(context, {
    font: look.heading,
    scale: wanted.number ? Math.min(scale, 1.6) : scale,
    ...(random.chance(0.3) ? { colour: look.accent } : {}),
  });
  const word = random.pick(content.lexicon[key]);
  const spaced = random.chance(0.04)
    ? [...inCapitals(word)].join(" ").replace(/ {3}/g, " ")
    : inDocumentCase(context, word);
  const pieces: Piece[] = [{ text: spaced, annotation: { label: "title" } }];
  if (wanted.number) {
    const bridge = random.pick(["", "", "#", "Nr.", "No.", "no.", "N°", "Nº", ":", "-"]);
    if (bridge !== "") pieces.push({ text: bridge, ...(bridge === ":" ? { glued: true } : {}) });
    pieces.push(numberPiece(context));
  }
  if (wanted.date) pieces.push({ text: random.pick(titleBridges[content.language] ?? ["of"]) }, datePiece(context));
  const y = frame.y + Math.max(0, (ink.size - look.size) * 0.7);
  putPieces(context, anchor(frame, align), y, pieces, { ink, align });
  return y + ink.size * random.between(1.15, 1.6);
}

const titleBridges: Readonly<Record<string, readonly string[]>> = {
  en: ["of", "dated", "from", "-", "issued at"],
  de: ["vom", "vom", "-"],
  fr: ["du", "en date du"],
  es: ["de", "del", "de fecha"],
  it: ["del", "del"],
  nl: ["van", "d.d."],
  pt: ["de", "-"],
  pl: ["z dnia", "z"],
  sv: ["av", "den"],
  da: ["af", "den"],
};

/** The name in a logo. `isOnlyName`: the seller's name is printed nowhere else. */
export function drawLogo(context: DrawContext, frame: Frame, options: { isOnlyName: boolean; align: Align }): number {
  const { random, content, look } = context;
  const text = options.isOnlyName && random.chance(0.5) ? content.seller.name : content.seller.tradeName;
  const ink = textStyle(context, { font: look.heading, scale: random.between(1.6, 3.2), colour: look.accent });
  const annotation = { label: "vendor.name" as const };
  const forked = random.fork();
  if (forked.chance(0.015)) {
    const stand = forked.pick(["LOGO", "Logo", "Your logo", "[LOGO]", "Company logo", "Logo here"]);
    put(context, anchor(frame, options.align), frame.y - ink.size * 0.5, stand, { align: options.align });
  }
  const shown = random.chance(0.3) ? inCapitals(text) : random.chance(0.05) ? text.toLowerCase() : text;
  let y = drawSellerName(
    context,
    { ...frame, y: frame.y + ink.size * 0.6 },
    { text: shown, ink, align: options.align, annotation },
  );
  if (random.chance(0.22)) {
    put(
      context,
      anchor(frame, options.align),
      y - ink.size * 0.2,
      inDocumentCase(context, random.pick(content.lexicon.slogan)),
      {
        align: options.align,
        ink: textStyle(context, { scale: 0.9 }),
      },
    );
    y += look.leading;
  }
  return y + look.leading * 0.4;
}

export function drawCopyStamp(context: DrawContext, x: number, y: number): void {
  put(context, x, y, caption(context, "copy"), {
    ink: textStyle(context, { scale: context.random.pick([1, 1.3, 2.5]), colour: "#999999" }),
  });
}
