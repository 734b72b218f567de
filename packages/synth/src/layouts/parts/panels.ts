import { drawItems } from "../../blocks/items/items-table.ts";
import { drawBank, drawDistractor, drawNotes } from "../../blocks/page/closing.ts";
import { type InfoEntry, infoEntries } from "../../blocks/page/document-details.ts";
import { drawLogo, drawTitle } from "../../blocks/page/title.ts";
import { drawParty } from "../../blocks/party/party-block.ts";
import { drawTaxSummary } from "../../blocks/totals/tax-summary.ts";
import { drawSums, sumRows } from "../../blocks/totals/totals.ts";
import { otherNumber } from "../../content/identifiers.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  put,
  putPieces,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";

/**
 * A page ruled into panels: parties, references and sums each in a box, as in forms and invoices of broadcast stations.
 */
export function drawPanels(context: DrawContext): void {
  const { random, writer, look } = context;
  const margin = random.between(20, 44);
  const frame: Frame = { x: margin, y: random.between(30, 60), width: writer.width - 2 * margin };
  const titleFirst = random.chance(0.5);
  const titleHasNumber = random.chance(0.12);
  let { y } = frame;
  const title = () =>
    drawTitle(
      context,
      { ...frame, y },
      { number: titleHasNumber, date: false },
      random.pick(["left", "centre", "right", "centre"]),
    );
  if (titleFirst) y = title();
  y = drawTopPanels(context, { ...frame, y }, titleHasNumber);
  if (!titleFirst) y = title();
  if (random.chance(0.35))
    y =
      drawPanelRow(
        context,
        { ...frame, y },
        random.int(1, 3),
        (box, entries) => drawPairs(context, box, entries),
        fillers(context),
      ) + look.leading;
  const bottom = writer.height - 60;
  const turnPage = () => {
    writer.newPage();
    return random.between(36, 70);
  };
  if (y > writer.height * 0.62) y = turnPage();
  y = drawItems(context, { frame: { ...frame, y: y + look.leading }, bottom, turnPage });
  if (y > bottom - look.leading * 9) y = turnPage();
  drawPanelClosing(context, { ...frame, y: y + look.leading }, bottom);
}

/** Seller, buyer and identifiers at the top of the page, in any arrangement. */
function drawTopPanels(context: DrawContext, frame: Frame, numberPrinted: boolean): number {
  const { random, content, look, writer } = context;
  const entries = infoEntries(context, { number: !numberPrinted, date: true, due: random.chance(0.5), more: 1.5 });
  const boxed = random.chance(0.55);
  const side = random.chance(0.3);
  const vendorCaption = random.weighted([
    ["from", 3],
    ["remitTo", 4],
    ["none", 4],
  ] as const);
  const vendor = (box: Frame) => {
    const top = random.chance(0.3) ? drawLogo(context, box, { isOnlyName: false, align: "left" }) : box.y;
    return drawParty(
      context,
      { ...box, y: top },
      {
        side: "vendor",
        party: content.seller,
        extras: 1.1,
        ...(vendorCaption === "none" ? {} : { caption: caption(context, vendorCaption) }),
      },
    );
  };
  const customer = (box: Frame) =>
    drawParty(context, box, {
      side: "customer",
      party: content.buyer,
      extras: 1.2,
      caption: caption(context, "billTo"),
    });
  const half = (share: number, offset: number): Frame => ({
    x: frame.x + frame.width * offset + 4,
    y: frame.y,
    width: frame.width * share - 12,
  });
  if (side) {
    const left = half(0.34, 0);
    let y = vendor(left);
    y = customer({ ...left, y: y + look.leading });
    const right = half(0.64, 0.36);
    return (
      Math.max(
        y,
        drawPanelRow(context, right, random.int(1, 3), (box, part) => drawPairs(context, box, part), entries),
      ) + look.leading
    );
  }
  const draws = random.shuffle([
    vendor,
    customer,
    ...(random.chance(0.25)
      ? [
          (box: Frame) =>
            drawParty(context, box, { side: "ship_to", party: content.shipTo, caption: caption(context, "shipTo") }),
        ]
      : []),
  ]);
  let bottom = frame.y;
  const share = 1 / draws.length;
  for (const [i, draw] of draws.entries()) bottom = Math.max(bottom, draw(half(share, i * share)));
  if (boxed)
    for (let i = 0; i < draws.length; i += 1)
      writer.box(
        frame.x + frame.width * share * i,
        frame.y - look.size * 1.4,
        frame.x + frame.width * share * (i + 1) - 4,
        bottom - look.size * 0.5,
      );
  return (
    drawPanelRow(
      context,
      { ...frame, y: bottom + look.leading },
      random.int(1, 3),
      (box, part) => drawPairs(context, box, part),
      entries,
    ) + look.leading
  );
}

/** Spreads entries over columns. */
function drawPanelRow(
  context: DrawContext,
  frame: Frame,
  columns: number,
  draw: (box: Frame, entries: readonly InfoEntry[]) => number,
  entries: readonly InfoEntry[],
): number {
  const perColumn = Math.ceil(entries.length / columns);
  const width = frame.width / columns;
  let bottom = frame.y;
  for (let i = 0; i < columns; i += 1) {
    const part = entries.slice(i * perColumn, (i + 1) * perColumn);
    if (part.length > 0)
      bottom = Math.max(bottom, draw({ x: frame.x + i * width, y: frame.y, width: width - context.look.size }, part));
  }
  return bottom;
}

/** Caption cell and value cell, ruled. */
function drawPairs(context: DrawContext, frame: Frame, entries: readonly InfoEntry[]): number {
  const { random, look, writer } = context;
  const ink = textStyle(context, { scale: 0.95 });
  const natural =
    Math.max(...entries.map((entry) => writer.textWidth(withColon(context, entry.caption), ink))) + look.size * 0.6;
  const split = Math.min(natural, frame.width * 0.6);
  const ruled = random.chance(0.6);
  const step = look.leading * random.pick([1, 1.15, 1.4]);
  let { y } = frame;
  for (const entry of entries) {
    put(context, frame.x + 2, y, writer.fit(withColon(context, entry.caption), ink, split), { ink });
    putPieces(context, frame.x + split + 4, y, entry.value, { ink: textStyle(context, { bold: look.valueBold }) });
    if (ruled) writer.box(frame.x, y - step * 0.78, frame.x + frame.width, y + step * 0.22, 0.4);
    y += step;
  }
  if (ruled) writer.rule(frame.x + split + 1, frame.y - step * 0.78, frame.x + split + 1, y - step * 0.78, 0.4);
  return y;
}

/** Internal references without a field. */
function fillers(context: DrawContext): InfoEntry[] {
  const { random, content } = context;
  return Array.from({ length: random.int(2, 9) }, () => {
    const key = random.pick(["otherReference", "contact", "method", "registration", "department"] as const);
    const text = random.pick([
      otherNumber(random, content.date.year),
      content.buyer.person,
      random.pick(content.lexicon.department),
      random.pick(content.lexicon.industries),
      random.digits(13),
    ]);
    return { caption: caption(context, key), value: random.chance(0.85) ? [{ text }] : [] };
  });
}

function drawPanelClosing(context: DrawContext, frame: Frame, bottom: number): void {
  const { random, look, content } = context;
  let { y } = frame;
  if (random.chance(0.25)) y = drawDistractor(context, { ...frame, y });
  if (random.chance(0.45) && content.sums.taxes.length > 0)
    y = drawTaxSummary(context, { ...frame, y, width: frame.width * random.pick([1, 0.6]) }) + look.leading;
  const share = random.pick([0.35, 0.45, 1]);
  const x = frame.x + frame.width * random.pick([0, 1 - share, 1 - share, (1 - share) / 2]);
  const rows = sumRows(context);
  if (y + rows.length * look.leading * 1.6 > bottom) {
    context.writer.newPage();
    y = random.between(36, 70);
  }
  y = drawSums(context, { x, y, width: frame.width * share }, rows) + look.leading;
  if (y < bottom - look.leading * 6 && random.chance(0.5)) y = drawBank(context, { ...frame, y }) + look.leading;
  if (y < bottom - look.leading * 4) drawNotes(context, { ...frame, y }, random.int(0, 3));
}
