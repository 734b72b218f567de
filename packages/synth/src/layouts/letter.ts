import { beginItem } from "../blocks/items/other-rows.ts";
import { drawBank, drawFooter, drawNotes, drawProse } from "../blocks/page/closing.ts";
import { drawInfo, infoEntries } from "../blocks/page/document-details.ts";
import { amountMark, datePiece } from "../blocks/page/printed-values.ts";
import { drawLogo, drawTitle } from "../blocks/page/title.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { drawSenderLine } from "../blocks/party/sender-line.ts";
import { sumRows } from "../blocks/totals/totals.ts";
import { body, caption, type Frame, moneyText, type Pen, put, putPieces, spoken } from "../drawing/draw-context.ts";

/** An invoice written as a letter: address, date, a few sentences, charges as plain lines with their amounts. */
export function drawLetterInvoice(pen: Pen): void {
  const { random, content, sheet, look } = pen;
  const left = random.between(45, 90);
  const frame: Frame = { x: left, y: random.between(45, 90), width: sheet.width - 2 * left };
  const footed = random.chance(0.5);
  let y = frame.y;
  const letterhead = random.weighted([
    ["party", 5],
    ["logo", 3],
    ["sender", 2],
  ] as const);
  if (letterhead === "party")
    y = drawParty(pen, frame, {
      side: "vendor",
      party: content.seller,
      align: random.pick(["left", "right", "centre"]),
      nameScale: random.pick([1, 1.4, 2]),
    });
  else if (letterhead === "logo")
    y = drawLogo(pen, frame, { isOnlyName: !footed, align: random.pick(["left", "right", "centre"]) });
  y += look.leading * random.between(1, 3);
  if (letterhead === "sender") y = drawSenderLine(pen, { ...frame, y, width: frame.width * 0.5 });
  y =
    drawParty(
      pen,
      { ...frame, y, width: frame.width * 0.55 },
      { side: "customer", party: content.buyer, extras: 0.6 },
    ) + look.leading;
  y = drawHeadings(pen, { ...frame, y });
  if (random.chance(0.7)) y = drawProse(pen, { ...frame, y }, random.int(1, 2)) + look.leading * 0.5;
  y = drawPlainLines(pen, { ...frame, y });
  if (random.chance(0.9)) y = drawNotes(pen, { ...frame, y: y + look.leading }, random.int(1, 4));
  if (random.chance(0.4)) y = drawBank(pen, { ...frame, y: y + look.leading });
  if (footed)
    drawFooter(pen, { ...frame, y: sheet.height - 60 }, { withVendor: letterhead === "logo" || random.chance(0.3) });
}

function drawHeadings(pen: Pen, frame: Frame): number {
  const { random, look } = pen;
  const bareDate = random.chance(0.4);
  let { y } = frame;
  if (bareDate) {
    putPieces(pen, random.chance(0.5) ? frame.x + frame.width : frame.x, y, [datePiece(pen)], {
      align: random.chance(0.5) ? "right" : "left",
    });
    y += look.leading * 1.8;
  }
  const inTitle = random.chance(0.4);
  y = drawTitle(pen, { ...frame, y }, { number: inTitle, date: false }, "left");
  const entries = infoEntries(pen, {
    number: !inTitle && random.chance(0.9),
    date: !bareDate,
    due: random.chance(0.3),
    more: 0.5,
  });
  return (
    drawInfo(pen, { ...frame, y, width: frame.width * 0.7 }, entries, {
      style: random.pick(["inline", "columns", "wrapped"]),
    }) + look.leading
  );
}

/** "Board materials ........ 330.20": description and amount only, leaders or blank between. */
function drawPlainLines(pen: Pen, frame: Frame): number {
  const { random, content, look, sheet } = pen;
  const x = frame.x + random.pick([0, 0, 20, 40]);
  const right = frame.x + frame.width * random.pick([1, 0.9, 0.8, 0.7]);
  const dotted = random.chance(0.2);
  let { y } = frame;
  for (const [item, line] of content.lines.slice(0, 14).entries()) {
    y = onPaper(pen, y);
    beginItem(pen, item);
    const amount = moneyText(pen, line.total, look.lineMoney);
    const amountLeft = right - sheet.textWidth(amount, body(pen));
    const mark = { label: "line.description" as const, item, span: sheet.newSpan() };
    const lines = sheet.wrap(spoken(pen, line.description), body(pen), (amountLeft - x) * 0.85);
    for (const [k, text] of lines.entries()) {
      const end = put(pen, x, y, text, { mark }).right;
      if (k < lines.length - 1) y += look.leading;
      else if (dotted)
        put(
          pen,
          end + 4,
          y,
          ".".repeat(Math.max(3, Math.floor((amountLeft - end - 10) / sheet.textWidth(".", body(pen))))),
        );
    }
    put(pen, right, y, amount, { align: "right", mark: { ...amountMark(pen, "line.total", line.total), item } });
    y += look.leading * random.pick([1, 1, 1.5]);
  }
  y += look.leading * 0.4;
  for (const row of sumRows(pen)) {
    y = onPaper(pen, y);
    const ink = body(pen, { bold: row.strong });
    putPieces(pen, x, y, row.caption, { ink });
    put(pen, right, y, row.amount, { align: "right", ink, mark: row.mark });
    y += look.leading * 1.1;
  }
  if (random.chance(0.1)) put(pen, x, y, caption(pen, "noise"));
  return y;
}

/** The same baseline, or the top of a new page where this one is full. */
function onPaper(pen: Pen, y: number): number {
  if (y < pen.sheet.height - 70) return y;
  pen.sheet.newPage();
  return pen.random.between(50, 80);
}
