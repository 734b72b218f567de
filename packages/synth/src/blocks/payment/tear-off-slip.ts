import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  put,
  putLines,
  putPieces,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import { amountDuePiece, datePiece, duePiece, numberPiece } from "../page/printed-values.ts";
import { drawRemitTo } from "../party/other-parties.ts";

/** A slip to tear off and return, or to pay with; repeats the main figures. */
export function drawSlip(context: DrawContext, frame: Frame): void {
  const { random, content, look, writer } = context;
  if (random.chance(0.6)) {
    const line = random.pick(["- ".repeat(40).trim(), ". ".repeat(50).trim(), ""]);
    if (line === "") writer.rule(frame.x, frame.y - look.leading, frame.x + frame.width, frame.y - look.leading, 0.5);
    else put(context, frame.x, frame.y - look.leading, writer.fit(line, textStyle(context), frame.width));
    if (random.chance(0.4))
      put(context, frame.x, frame.y - look.leading * 0.1, inDocumentCase(context, random.pick(content.lexicon.noise)), {
        ink: textStyle(context, { scale: 0.8 }),
      });
  }
  const y = frame.y + look.leading;
  const entries: { caption: string; value: Piece }[] = [
    {
      caption: caption(context, content.sums.due === content.sums.total ? "amountShown" : "amountDue"),
      value: amountDuePiece(context),
    },
  ];
  if (random.chance(0.6)) entries.push({ caption: caption(context, "invoiceNumber"), value: numberPiece(context) });
  if (random.chance(0.4)) entries.push({ caption: caption(context, "dueDate"), value: duePiece(context) });
  if (random.chance(0.2)) entries.push({ caption: caption(context, "date"), value: datePiece(context) });
  if (random.chance(0.4))
    entries.push({
      caption: caption(context, "customerNumber"),
      value: { text: content.customerNumber, annotation: { label: "customer_number" } },
    });
  if (content.bank.iban !== undefined && random.chance(0.6))
    entries.push({
      caption: caption(context, "iban"),
      value: { text: content.bank.iban, annotation: { label: "payment.iban" } },
    });
  if (random.chance(0.5))
    entries.push({
      caption: caption(context, "paymentReference"),
      value: { text: content.paymentReference, annotation: { label: "payment.reference" } },
    });
  let at = y;
  const above = random.chance(0.4);
  for (const entry of random.shuffle(entries)) {
    const x = frame.x + frame.width * 0.55;
    if (above) {
      put(context, x, at, entry.caption, { ink: textStyle(context, { scale: 0.8 }) });
      putPieces(context, x, at + look.leading * 0.95, [entry.value]);
      at += look.leading * 2;
    } else {
      putPieces(context, x, at, [{ text: withColon(context, entry.caption) }, entry.value]);
      at += look.leading;
    }
  }
  const left: Frame = { x: frame.x, y, width: frame.width * 0.45 };
  if (random.chance(0.35)) {
    drawRemitTo(context, left);
    return;
  }
  const payee = putLines(context, left, [inDocumentCase(context, content.seller.name)], {
    annotation: { label: "vendor.name" },
  });
  if (random.chance(0.6))
    putLines(
      context,
      { ...left, y: payee },
      content.seller.address.lines.map((line) => inDocumentCase(context, line)),
      { annotation: { label: "vendor.address" } },
    );
}
