import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  moneyText,
  type Piece,
  put,
  putLines,
  putPieces,
  textStyle,
} from "../../drawing/draw-context.ts";
import { formatTime } from "../../formats/dates.ts";
import { amountAnnotation, datePiece } from "../page/printed-values.ts";

const terminals = [
  "Terminal-ID",
  "TID",
  "Trm-Id",
  "Terminal",
  "Term ID",
  "MID",
  "VU-Nr.",
  "AID",
  "Merchant",
  "Aut. Nr.",
  "Auth Code",
  "Trace-Nr.",
  "NSU",
  "DOC",
  "REF",
  "AKT-ID",
  "Seq. No",
];
const brands = [
  "VISA",
  "MASTERCARD",
  "Maestro",
  "girocard",
  "AMEX",
  "VISA DEBIT",
  "Mastercard Contactless",
  "EC-Karte",
  "BANCONTACT",
];

/** A masked card number. */
function maskedCard({ random }: DrawContext): string {
  const last = random.digits(4);
  return random.pick([
    () => `${"*".repeat(random.pick([4, 8, 12]))}${last}`,
    () => `${random.pick(["X", "x"]).repeat(12)}${last}`,
    () => `**** **** **** ${last}`,
    () => `#### #### #### ${last}`,
    () => `${random.number(4)} ${random.digits(2)}** **** ${last}`,
    () => `${random.number(6)}******${last}`,
  ])();
}

/** The card terminal's part of a receipt, or the whole receipt: codes, card, amount and time. */
export function drawCardSlip(
  context: DrawContext,
  frame: Frame,
  amountLabel: "paid" | "total_amount" = "paid",
): number {
  const { random, content, look } = context;
  const { total } = content.sums;
  let { y } = frame;
  const line = (left: readonly Piece[], right?: Piece) => {
    putPieces(context, frame.x, y, left);
    if (right !== undefined) putPieces(context, frame.x + frame.width, y, [right], { align: "right" });
    y += look.leading;
  };
  const amount: Piece = { text: moneyText(context, total), annotation: amountAnnotation(context, amountLabel, total) };
  const lines: (() => void)[] = [
    () => line([{ text: random.pick(brands) }]),
    () => line([{ text: maskedCard(context) }]),
    () => line([{ text: caption(context, "card") }], amount),
    () => line([datePiece(context), { text: formatTime(random) }]),
    ...Array.from({ length: random.int(1, 5) }, () => () => {
      const code = { text: random.pick([random.digits(8), random.number(6), `A000000${random.digits(7)}`]) };
      const name = { text: `${random.pick(terminals)}${random.pick([":", "", "."])}` };
      if (random.chance(0.5)) line([name], code);
      else line([name, code]);
    }),
  ];
  if (random.fork().chance(0.3))
    y = putLines(context, { ...frame, y }, [inDocumentCase(context, content.seller.name)], {
      annotation: { label: "vendor.name" },
    });
  if (random.chance(0.4)) {
    put(context, frame.x + frame.width / 2, y, inDocumentCase(context, random.pick(content.lexicon.copy)), {
      align: "centre",
      ink: textStyle(context, { bold: true }),
    });
    y += look.leading;
  }
  for (const draw of random.shuffle(lines).slice(0, random.int(3, lines.length))) draw();
  return y;
}
