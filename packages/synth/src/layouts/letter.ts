import { beginItem } from "../blocks/items/other-rows.ts";
import { drawBank, drawFooter, drawNotes, drawProse } from "../blocks/page/closing.ts";
import { drawInfo, infoEntries } from "../blocks/page/document-details.ts";
import { amountAnnotation, datePiece } from "../blocks/page/printed-values.ts";
import { drawLogo, drawTitle } from "../blocks/page/title.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { drawSenderLine } from "../blocks/party/seller/sender-line.ts";
import { sumRows } from "../blocks/totals/totals.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  moneyText,
  put,
  putPieces,
  textStyle,
} from "../drawing/draw-context.ts";

/** An invoice written as a letter: address, date, a few sentences, and line items as plain lines with amounts. */
export function drawLetterInvoice(context: DrawContext): void {
  const { random, content, writer, look } = context;
  const left = random.between(45, 90);
  const frame: Frame = { x: left, y: random.between(45, 90), width: writer.width - 2 * left };
  const footed = random.chance(0.5);
  let y = frame.y;
  const letterhead = random.weighted([
    ["party", 5],
    ["logo", 3],
    ["sender", 2],
  ] as const);
  if (letterhead === "party")
    y = drawParty(context, frame, {
      side: "vendor",
      party: content.seller,
      align: random.pick(["left", "right", "centre"]),
      nameScale: random.pick([1, 1.4, 2]),
    });
  else if (letterhead === "logo")
    y = drawLogo(context, frame, { isOnlyName: !footed, align: random.pick(["left", "right", "centre"]) });
  y += look.leading * random.between(1, 3);
  if (letterhead === "sender") y = drawSenderLine(context, { ...frame, y, width: frame.width * 0.5 });
  y =
    drawParty(
      context,
      { ...frame, y, width: frame.width * 0.55 },
      { side: "customer", party: content.buyer, extras: 0.6 },
    ) + look.leading;
  y = drawHeadings(context, { ...frame, y });
  if (random.chance(0.7)) y = drawProse(context, { ...frame, y }, random.int(1, 2)) + look.leading * 0.5;
  y = drawPlainLines(context, { ...frame, y });
  if (random.chance(0.9)) y = drawNotes(context, { ...frame, y: y + look.leading }, random.int(1, 4));
  if (random.chance(0.4)) y = drawBank(context, { ...frame, y: y + look.leading });
  if (footed)
    drawFooter(
      context,
      { ...frame, y: writer.height - 60 },
      { withVendor: letterhead === "logo" || random.chance(0.3) },
    );
}

function drawHeadings(context: DrawContext, frame: Frame): number {
  const { random, look } = context;
  const bareDate = random.chance(0.4);
  let { y } = frame;
  if (bareDate) {
    putPieces(context, random.chance(0.5) ? frame.x + frame.width : frame.x, y, [datePiece(context)], {
      align: random.chance(0.5) ? "right" : "left",
    });
    y += look.leading * 1.8;
  }
  const inTitle = random.chance(0.4);
  y = drawTitle(context, { ...frame, y }, { number: inTitle, date: false }, "left");
  const entries = infoEntries(context, {
    number: !inTitle && random.chance(0.9),
    date: !bareDate,
    due: random.chance(0.3),
    more: 0.5,
  });
  return (
    drawInfo(context, { ...frame, y, width: frame.width * 0.7 }, entries, {
      style: random.pick(["inline", "columns", "wrapped"]),
    }) + look.leading
  );
}

/** "Board materials ........ 330.20": description and amount, with leader dots or blanks between. */
function drawPlainLines(context: DrawContext, frame: Frame): number {
  const { random, content, look, writer } = context;
  const x = frame.x + random.pick([0, 0, 20, 40]);
  const right = frame.x + frame.width * random.pick([1, 0.9, 0.8, 0.7]);
  const dotted = random.chance(0.2);
  let { y } = frame;
  for (const [item, line] of content.lines.slice(0, 14).entries()) {
    y = onPaper(context, y);
    beginItem(context, item);
    const amount = moneyText(context, line.total, look.lineMoney);
    const amountLeft = right - writer.textWidth(amount, textStyle(context));
    const annotation = { label: "line.description" as const, item, span: writer.newSpan() };
    const lines = writer.wrap(inDocumentCase(context, line.description), textStyle(context), (amountLeft - x) * 0.85);
    for (const [k, text] of lines.entries()) {
      const end = put(context, x, y, text, { annotation }).right;
      if (k < lines.length - 1) y += look.leading;
      else if (dotted)
        put(
          context,
          end + 4,
          y,
          ".".repeat(Math.max(3, Math.floor((amountLeft - end - 10) / writer.textWidth(".", textStyle(context))))),
        );
    }
    put(context, right, y, amount, {
      align: "right",
      annotation: { ...amountAnnotation(context, "line.total", line.total), item },
    });
    y += look.leading * random.pick([1, 1, 1.5]);
  }
  y += look.leading * 0.4;
  for (const row of sumRows(context)) {
    y = onPaper(context, y);
    const ink = textStyle(context, { bold: row.strong });
    putPieces(context, x, y, row.caption, { ink });
    put(context, right, y, row.amount, { align: "right", ink, annotation: row.annotation });
    y += look.leading * 1.1;
  }
  if (random.chance(0.1)) put(context, x, y, caption(context, "noise"));
  return y;
}

/** The same baseline, or the top of a new page if this one is full. */
function onPaper(context: DrawContext, y: number): number {
  if (y < context.writer.height - 70) return y;
  context.writer.newPage();
  return context.random.between(50, 80);
}
