import {
  body,
  caption,
  type Frame,
  type Pen,
  type Piece,
  put,
  putLines,
  putPieces,
  spoken,
  withColon,
} from "../../drawing/draw-context.ts";
import { askedPiece, datePiece, duePiece, numberPiece } from "../page/printed-values.ts";
import { drawRemitTo } from "../party/other-parties.ts";

/** The part to tear off and return or to pay with: the main figures once more. */
export function drawSlip(pen: Pen, frame: Frame): void {
  const { random, content, look, sheet } = pen;
  if (random.chance(0.6)) {
    const line = random.pick(["- ".repeat(40).trim(), ". ".repeat(50).trim(), ""]);
    if (line === "") sheet.rule(frame.x, frame.y - look.leading, frame.x + frame.width, frame.y - look.leading, 0.5);
    else put(pen, frame.x, frame.y - look.leading, sheet.fit(line, body(pen), frame.width));
    if (random.chance(0.4))
      put(pen, frame.x, frame.y - look.leading * 0.1, spoken(pen, random.pick(content.lexicon.noise)), {
        ink: body(pen, { scale: 0.8 }),
      });
  }
  const y = frame.y + look.leading;
  const entries: { caption: string; value: Piece }[] = [
    {
      caption: caption(pen, content.sums.due === content.sums.total ? "amountShown" : "amountDue"),
      value: askedPiece(pen),
    },
  ];
  if (random.chance(0.6)) entries.push({ caption: caption(pen, "invoiceNumber"), value: numberPiece(pen) });
  if (random.chance(0.4)) entries.push({ caption: caption(pen, "dueDate"), value: duePiece(pen) });
  if (random.chance(0.2)) entries.push({ caption: caption(pen, "date"), value: datePiece(pen) });
  if (random.chance(0.4))
    entries.push({
      caption: caption(pen, "customerNumber"),
      value: { text: content.customerNumber, mark: { label: "customer_number" } },
    });
  if (content.bank.iban !== undefined && random.chance(0.6))
    entries.push({
      caption: caption(pen, "iban"),
      value: { text: content.bank.iban, mark: { label: "payment.iban" } },
    });
  if (random.chance(0.5))
    entries.push({
      caption: caption(pen, "paymentReference"),
      value: { text: content.paymentReference, mark: { label: "payment.reference" } },
    });
  let at = y;
  const above = random.chance(0.4);
  for (const entry of random.shuffle(entries)) {
    const x = frame.x + frame.width * 0.55;
    if (above) {
      put(pen, x, at, entry.caption, { ink: body(pen, { scale: 0.8 }) });
      putPieces(pen, x, at + look.leading * 0.95, [entry.value]);
      at += look.leading * 2;
    } else {
      putPieces(pen, x, at, [{ text: withColon(pen, entry.caption) }, entry.value]);
      at += look.leading;
    }
  }
  const left: Frame = { x: frame.x, y, width: frame.width * 0.45 };
  if (random.chance(0.35)) {
    drawRemitTo(pen, left);
    return;
  }
  const payee = putLines(pen, left, [spoken(pen, content.seller.name)], { mark: { label: "vendor.name" } });
  if (random.chance(0.6))
    putLines(
      pen,
      { ...left, y: payee },
      content.seller.address.lines.map((line) => spoken(pen, line)),
      { mark: { label: "vendor.address" } },
    );
}
