import { drawItems } from "../blocks/items/items-table.ts";
import { beginItem } from "../blocks/items/other-rows.ts";
import { drawDistractor, drawFooter, drawNotes, drawProse } from "../blocks/page/closing.ts";
import { drawInfo, infoEntries, periodPieces } from "../blocks/page/document-details.ts";
import { amountMark, askedPiece, duePiece } from "../blocks/page/printed-values.ts";
import { drawRunningHead, runningHeads } from "../blocks/page/running-head.ts";
import { drawLogo, drawTitle } from "../blocks/page/title.ts";
import { drawLegalLine } from "../blocks/party/other-parties.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { drawSlip } from "../blocks/payment/tear-off-slip.ts";
import { drawSums, type SumRow, sumRows } from "../blocks/totals/totals.ts";
import {
  body,
  caption,
  type Frame,
  moneyText,
  type Pen,
  put,
  putPieces,
  spoken,
  withColon,
} from "../drawing/draw-context.ts";
import { drawAppendix } from "./appendix.ts";

/** A bill of a utility, telephone company or council: a summary first, the details behind it. */
export function drawBill(pen: Pen): void {
  const { random, content, sheet, look } = pen;
  const margin = random.between(28, 60);
  const sideways = random.chance(0.35);
  const footed = random.chance(0.7);
  const full: Frame = { x: margin, y: random.between(36, 60), width: sheet.width - 2 * margin };
  const side: Frame = { ...full, width: full.width * 0.28 };
  const main: Frame = sideways ? { ...full, x: full.x + full.width * 0.34, width: full.width * 0.66 } : full;
  let y = random.chance(0.6)
    ? drawLogo(pen, full, { isOnlyName: false, align: random.pick(["left", "left", "right"]) })
    : full.y;
  const vendorInside = !footed || random.chance(0.4);
  const sideBottom = drawAccountColumn(
    pen,
    { ...(sideways ? side : full), y },
    { vendor: vendorInside, narrow: sideways },
  );
  if (!sideways) y = sideBottom;
  y = drawParty(
    pen,
    {
      ...main,
      y: y + look.leading,
      x: main.x + (sideways ? 0 : main.width * random.pick([0, 0.5])),
      width: main.width * 0.5,
    },
    { side: "customer", party: content.buyer, extras: 0.3 },
  );
  y = drawTitle(
    pen,
    { ...main, y: y + look.leading },
    { number: random.chance(0.2), date: random.chance(0.1) },
    "left",
  );
  y = drawSummaryBox(pen, { ...main, y });
  if (random.chance(0.5)) y = drawProse(pen, { ...main, y: y + look.leading }, random.int(1, 3));
  if (footed && random.chance(0.4)) drawLegalLine(pen, { ...full, y: sheet.height - 50 });
  else if (footed)
    drawFooter(pen, { ...full, y: sheet.height - 55 }, { withVendor: !vendorInside || random.chance(0.2) });
  const slipped = random.chance(0.3);
  if (slipped) drawSlip(pen, { ...full, y: sheet.height - random.between(150, 190) });
  if (random.chance(0.5) || slipped || y > sheet.height * 0.6) {
    sheet.newPage();
    y = random.between(40, 70);
    drawDetails(pen, { ...full, y });
  } else drawDetails(pen, { ...main, y: y + look.leading * 1.5 });
  if (random.chance(0.3)) {
    const head = random.weighted(runningHeads);
    drawAppendix(pen, () => {
      sheet.newPage();
      return { ...full, y: drawRunningHead(pen, { ...full, y: random.between(36, 50) }, head) + look.leading };
    });
  }
}

function drawAccountColumn(pen: Pen, frame: Frame, options: { vendor: boolean; narrow: boolean }): number {
  const { random, content, look } = pen;
  let { y } = frame;
  const entries = infoEntries(pen, { number: true, date: true, due: random.chance(0.45), more: 1.1 });
  if (random.chance(0.5)) entries.push({ caption: caption(pen, "period"), value: periodPieces(pen) });
  const vendor = () => {
    if (options.vendor)
      y = drawParty(pen, { ...frame, y }, { side: "vendor", party: content.seller, extras: 0.8 }) + look.leading;
  };
  const first = random.chance(0.5);
  if (first) vendor();
  y =
    drawInfo(pen, { ...frame, y }, entries, {
      style: options.narrow
        ? random.pick(["above", "inline", "above"])
        : random.pick(["columns", "inline", "grid", "spread"]),
    }) + look.leading;
  if (!first) vendor();
  if (options.narrow && random.chance(0.5))
    y = drawParty(
      pen,
      { ...frame, y },
      {
        side: "ship_to",
        party: { ...content.shipTo, name: content.buyer.name },
        caption: caption(pen, "serviceAt"),
        extras: 0,
      },
    );
  return y;
}

/** Old balance, payments, this bill, amount due: the box everybody looks at first. */
function drawSummaryBox(pen: Pen, frame: Frame): number {
  const { random, content, look, sheet } = pen;
  const { sums } = content;
  const top = frame.y - look.size * 1.4;
  let { y } = frame;
  if (sums.due !== sums.total) {
    const row = (text: string, amount: number, label: "previous_balance" | "paid" | "total_amount" | "amount_due") => {
      const strong = label === "amount_due";
      const ink = body(pen, { bold: strong });
      put(pen, frame.x, y, text, { ink });
      put(pen, frame.x + frame.width * 0.9, y, moneyText(pen, amount), {
        align: "right",
        ink,
        mark: amountMark(pen, label, amount),
      });
      y += look.leading * 1.2;
    };
    if (sums.previousBalance !== 0) row(caption(pen, "previousBalance"), sums.previousBalance, "previous_balance");
    if (sums.paid !== 0) row(caption(pen, "paid"), -sums.paid, "paid");
    row(caption(pen, "totalPlain"), sums.total, "total_amount");
    row(caption(pen, "amountDue"), sums.due, "amount_due");
  } else {
    const big = body(pen, { bold: true, scale: random.pick([1.2, 1.6, 2]) });
    putPieces(
      pen,
      frame.x,
      y + big.size * 0.3,
      [{ text: withColon(pen, caption(pen, "amountShown")), ink: body(pen) }, askedPiece(pen)],
      { ink: big },
    );
    y += big.size * 1.7;
    if (random.chance(0.6)) {
      putPieces(pen, frame.x, y, [{ text: withColon(pen, caption(pen, "dueDate")) }, duePiece(pen)]);
      y += look.leading;
    }
  }
  if (random.chance(0.5)) sheet.box(frame.x - 4, top, frame.x + frame.width * 0.95, y - look.size * 0.4);
  return y + look.leading;
}

/** Either a proper table of charges or groups of captions with amounts, and readings or calls between them. */
function drawDetails(pen: Pen, frame: Frame): void {
  const { random, content, look, sheet } = pen;
  const bottom = sheet.height - 80;
  let { y } = frame;
  if (random.chance(0.35)) y = drawDistractor(pen, { ...frame, y });
  const turnPage = () => {
    sheet.newPage();
    return random.between(45, 70);
  };
  if (random.chance(0.5)) y = drawItems(pen, { frame: { ...frame, y }, bottom, turnPage });
  else y = drawChargeList(pen, { ...frame, y }, bottom, turnPage);
  const rows: readonly SumRow[] = sumRows(pen).filter(
    (row) =>
      content.sums.due === content.sums.total || (row.mark.label !== "previous_balance" && row.mark.label !== "paid"),
  );
  if (y + rows.length * look.leading * 1.5 > bottom) y = turnPage();
  y = drawSums(pen, { ...frame, y: y + look.leading * 0.5, width: frame.width }, rows);
  if (y < bottom - look.leading * 5 && random.chance(0.6))
    y = drawNotes(pen, { ...frame, y: y + look.leading }, random.int(1, 2));
  if (y < bottom - look.leading * 8 && random.chance(0.3)) drawDistractor(pen, { ...frame, y: y + look.leading });
}

function drawChargeList(pen: Pen, frame: Frame, bottom: number, turnPage: () => number): number {
  const { random, content, look } = pen;
  let { y } = frame;
  const nested = random.chance(0.2);
  put(pen, frame.x, y, caption(pen, "colDescription"), { ink: body(pen, { bold: true }) });
  put(pen, frame.x + frame.width, y, caption(pen, "colTotal"), { ink: body(pen, { bold: true }), align: "right" });
  y += look.leading * 1.3;
  for (const [item, line] of content.lines.entries()) {
    if (y > bottom) y = turnPage();
    beginItem(pen, item);
    put(
      pen,
      frame.x + random.pick([0, 0, 8]),
      y,
      pen.sheet.fit(spoken(pen, line.description), body(pen), frame.width * 0.7),
      { mark: { label: "line.description", item } },
    );
    put(pen, frame.x + frame.width, y, moneyText(pen, line.total, look.lineMoney), {
      align: "right",
      mark: { ...amountMark(pen, "line.total", line.total), item },
    });
    y += look.leading * 1.1;
    if (nested) y = drawParts(pen, { ...frame, y }, line.total);
  }
  return y;
}

/** What a charge is made of, indented beneath it: parts, not charges. */
function drawParts(pen: Pen, frame: Frame, total: number): number {
  const { random, content, look } = pen;
  const first = Math.round(total * random.between(0.5, 0.95));
  let { y } = frame;
  for (const [key, amount] of [
    ["subtotal", first],
    ["tax", total - first],
  ] as const) {
    put(pen, frame.x + 16, y, random.chance(0.7) ? caption(pen, key) : random.pick(content.lexicon.colDescription));
    put(pen, frame.x + frame.width * 0.8, y, moneyText(pen, amount, look.lineMoney), { align: "right" });
    y += look.leading;
  }
  return y;
}
