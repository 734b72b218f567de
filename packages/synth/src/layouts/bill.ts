import { drawItems } from "../blocks/items/items-table.ts";
import { beginItem } from "../blocks/items/other-rows.ts";
import { drawDistractor, drawFooter, drawNotes, drawProse } from "../blocks/page/closing.ts";
import { drawInfo, infoEntries, periodPieces } from "../blocks/page/document-details.ts";
import { amountAnnotation, amountDuePiece, duePiece } from "../blocks/page/printed-values.ts";
import { drawRunningHead, runningHeads } from "../blocks/page/running-head.ts";
import { drawLogo, drawTitle } from "../blocks/page/title.ts";
import { drawLegalLine } from "../blocks/party/other-parties.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { drawSupplyPoint } from "../blocks/party/supply-point.ts";
import { drawSlip } from "../blocks/payment/tear-off-slip.ts";
import { drawSums, type SumRow, sumRows } from "../blocks/totals/totals.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  moneyText,
  put,
  putPieces,
  textStyle,
  withColon,
} from "../drawing/draw-context.ts";
import { drawAppendix } from "./parts/appendix.ts";

const supplyPointShare = 0.4;

/** An invoice of a utility, telephone company or council: a summary first, then the details. */
export function drawBill(context: DrawContext): void {
  const { random, writer, look } = context;
  const margin = random.between(28, 60);
  const sideways = random.chance(0.35);
  const footed = random.chance(0.7);
  const full: Frame = { x: margin, y: random.between(36, 60), width: writer.width - 2 * margin };
  const side: Frame = { ...full, width: full.width * 0.28 };
  const main: Frame = sideways ? { ...full, x: full.x + full.width * 0.34, width: full.width * 0.66 } : full;
  let y = random.chance(0.6)
    ? drawLogo(context, full, { isOnlyName: false, align: random.pick(["left", "left", "right"]) })
    : full.y;
  const vendorInside = !footed || random.chance(0.4);
  const sideBottom = drawAccountColumn(
    context,
    { ...(sideways ? side : full), y },
    { vendor: vendorInside, narrow: sideways },
  );
  if (!sideways) y = sideBottom;
  y = drawCustomer(context, {
    y: y + look.leading,
    x: main.x + (sideways ? 0 : main.width * random.pick([0, 0.5])),
    width: main.width * 0.5,
  });
  y = drawTitle(
    context,
    { ...main, y: y + look.leading },
    { number: random.chance(0.2), date: random.chance(0.1) },
    "left",
  );
  y = drawSummaryBox(context, { ...main, y });
  if (random.chance(0.5)) y = drawProse(context, { ...main, y: y + look.leading }, random.int(1, 3));
  if (footed && random.chance(0.4)) drawLegalLine(context, { ...full, y: writer.height - 50 });
  else if (footed)
    drawFooter(context, { ...full, y: writer.height - 55 }, { withVendor: !vendorInside || random.chance(0.2) });
  const slipped = random.chance(0.3);
  if (slipped) drawSlip(context, { ...full, y: writer.height - random.between(150, 190) });
  if (random.chance(0.5) || slipped || y > writer.height * 0.6) {
    writer.newPage();
    y = random.between(40, 70);
    drawDetails(context, { ...full, y });
  } else drawDetails(context, { ...main, y: y + look.leading * 1.5 });
  if (random.chance(0.3)) {
    const head = random.weighted(runningHeads);
    drawAppendix(context, () => {
      writer.newPage();
      return { ...full, y: drawRunningHead(context, { ...full, y: random.between(36, 50) }, head) + look.leading };
    });
  }
}

/** The customer as in a letter, or as a supply point with its numbers. */
function drawCustomer(context: DrawContext, frame: Frame): number {
  const random = context.random.fork();
  if (random.chance(supplyPointShare)) return drawSupplyPoint({ ...context, random }, frame);
  return drawParty(context, frame, { side: "customer", party: context.content.buyer, extras: 0.3 });
}

function drawAccountColumn(context: DrawContext, frame: Frame, options: { vendor: boolean; narrow: boolean }): number {
  const { random, content, look } = context;
  let { y } = frame;
  const entries = infoEntries(context, { number: true, date: true, due: random.chance(0.45), more: 1.1 });
  if (random.chance(0.5)) entries.push({ caption: caption(context, "period"), value: periodPieces(context) });
  const vendor = () => {
    if (options.vendor)
      y = drawParty(context, { ...frame, y }, { side: "vendor", party: content.seller, extras: 0.8 }) + look.leading;
  };
  const first = random.chance(0.5);
  if (first) vendor();
  y =
    drawInfo(context, { ...frame, y }, entries, {
      style: options.narrow
        ? random.pick(["above", "inline", "above"])
        : random.pick(["columns", "inline", "grid", "spread"]),
    }) + look.leading;
  if (!first) vendor();
  if (options.narrow && random.chance(0.5))
    y = drawParty(
      context,
      { ...frame, y },
      {
        side: "ship_to",
        party: { ...content.shipTo, name: content.buyer.name },
        caption: caption(context, "serviceAt"),
        extras: 0,
      },
    );
  return y;
}

/** Summary box: old balance, payments, this invoice, amount due. */
function drawSummaryBox(context: DrawContext, frame: Frame): number {
  const { random, content, look, writer } = context;
  const { sums } = content;
  const top = frame.y - look.size * 1.4;
  let { y } = frame;
  if (sums.due !== sums.total) {
    const row = (text: string, amount: number, label: "previous_balance" | "paid" | "total_amount" | "amount_due") => {
      const strong = label === "amount_due";
      const ink = textStyle(context, { bold: strong });
      put(context, frame.x, y, text, { ink });
      put(context, frame.x + frame.width * 0.9, y, moneyText(context, amount), {
        align: "right",
        ink,
        annotation: amountAnnotation(context, label, amount),
      });
      y += look.leading * 1.2;
    };
    if (sums.previousBalance !== 0) row(caption(context, "previousBalance"), sums.previousBalance, "previous_balance");
    if (sums.paid !== 0) row(caption(context, "paid"), -sums.paid, "paid");
    row(caption(context, "totalPlain"), sums.total, "total_amount");
    row(caption(context, "amountDue"), sums.due, "amount_due");
  } else {
    const big = textStyle(context, { bold: true, scale: random.pick([1.2, 1.6, 2]) });
    putPieces(
      context,
      frame.x,
      y + big.size * 0.3,
      [{ text: withColon(context, caption(context, "amountShown")), ink: textStyle(context) }, amountDuePiece(context)],
      { ink: big },
    );
    y += big.size * 1.7;
    if (random.chance(0.6)) {
      putPieces(context, frame.x, y, [{ text: withColon(context, caption(context, "dueDate")) }, duePiece(context)]);
      y += look.leading;
    }
  }
  if (random.chance(0.5)) writer.box(frame.x - 4, top, frame.x + frame.width * 0.95, y - look.size * 0.4);
  return y + look.leading;
}

/** A table of line items, or groups of captions with amounts and meter readings between them. */
function drawDetails(context: DrawContext, frame: Frame): void {
  const { random, content, look, writer } = context;
  const bottom = writer.height - 80;
  let { y } = frame;
  if (random.chance(0.35)) y = drawDistractor(context, { ...frame, y });
  const turnPage = () => {
    writer.newPage();
    return random.between(45, 70);
  };
  if (random.chance(0.5)) y = drawItems(context, { frame: { ...frame, y }, bottom, turnPage });
  else y = drawChargeList(context, { ...frame, y }, bottom, turnPage);
  const rows: readonly SumRow[] = sumRows(context).filter(
    (row) =>
      content.sums.due === content.sums.total ||
      (row.annotation.label !== "previous_balance" && row.annotation.label !== "paid"),
  );
  if (y + rows.length * look.leading * 1.5 > bottom) y = turnPage();
  y = drawSums(context, { ...frame, y: y + look.leading * 0.5, width: frame.width }, rows);
  if (y < bottom - look.leading * 5 && random.chance(0.6))
    y = drawNotes(context, { ...frame, y: y + look.leading }, random.int(1, 2));
  if (y < bottom - look.leading * 8 && random.chance(0.3)) drawDistractor(context, { ...frame, y: y + look.leading });
}

function drawChargeList(context: DrawContext, frame: Frame, bottom: number, turnPage: () => number): number {
  const { random, content, look } = context;
  let { y } = frame;
  const nested = random.chance(0.2);
  put(context, frame.x, y, caption(context, "colDescription"), { ink: textStyle(context, { bold: true }) });
  put(context, frame.x + frame.width, y, caption(context, "colTotal"), {
    ink: textStyle(context, { bold: true }),
    align: "right",
  });
  y += look.leading * 1.3;
  for (const [item, line] of content.lines.entries()) {
    if (y > bottom) y = turnPage();
    beginItem(context, item);
    put(
      context,
      frame.x + random.pick([0, 0, 8]),
      y,
      context.writer.fit(inDocumentCase(context, line.description), textStyle(context), frame.width * 0.7),
      { annotation: { label: "line.description", item } },
    );
    put(context, frame.x + frame.width, y, moneyText(context, line.total, look.lineMoney), {
      align: "right",
      annotation: { ...amountAnnotation(context, "line.total", line.total), item },
    });
    y += look.leading * 1.1;
    if (nested) y = drawParts(context, { ...frame, y }, line.total);
  }
  return y;
}

/** The parts of a charge, indented below it; no line items themselves. */
function drawParts(context: DrawContext, frame: Frame, total: number): number {
  const { random, content, look } = context;
  const first = Math.round(total * random.between(0.5, 0.95));
  let { y } = frame;
  for (const [key, amount] of [
    ["subtotal", first],
    ["tax", total - first],
  ] as const) {
    put(
      context,
      frame.x + 16,
      y,
      random.chance(0.7) ? caption(context, key) : random.pick(content.lexicon.colDescription),
    );
    put(context, frame.x + frame.width * 0.8, y, moneyText(context, amount, look.lineMoney), { align: "right" });
    y += look.leading;
  }
  return y;
}
