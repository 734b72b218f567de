import { drawItems } from "../blocks/items/items-table.ts";
import { drawBank, drawDistractor, drawNotes } from "../blocks/page/closing.ts";
import { type InfoEntry, infoEntries } from "../blocks/page/document-details.ts";
import { drawLogo, drawTitle } from "../blocks/page/title.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { drawTaxSummary } from "../blocks/totals/tax-summary.ts";
import { drawSums, sumRows } from "../blocks/totals/totals.ts";
import { otherNumber } from "../content/identifiers.ts";
import { body, caption, type Frame, type Pen, put, putPieces, withColon } from "../drawing/draw-context.ts";

/** A page ruled into panels: parties, references and sums each in a box of their own, as forms and broadcast stations print them. */
export function drawPanels(pen: Pen): void {
  const { random, sheet, look } = pen;
  const margin = random.between(20, 44);
  const frame: Frame = { x: margin, y: random.between(30, 60), width: sheet.width - 2 * margin };
  const titleFirst = random.chance(0.5);
  const titleHasNumber = random.chance(0.12);
  let { y } = frame;
  const title = () =>
    drawTitle(
      pen,
      { ...frame, y },
      { number: titleHasNumber, date: false },
      random.pick(["left", "centre", "right", "centre"]),
    );
  if (titleFirst) y = title();
  y = drawTopPanels(pen, { ...frame, y }, titleHasNumber);
  if (!titleFirst) y = title();
  if (random.chance(0.35))
    y =
      drawPanelRow(
        pen,
        { ...frame, y },
        random.int(1, 3),
        (box, entries) => drawPairs(pen, box, entries),
        fillers(pen),
      ) + look.leading;
  const bottom = sheet.height - 60;
  const turnPage = () => {
    sheet.newPage();
    return random.between(36, 70);
  };
  if (y > sheet.height * 0.62) y = turnPage();
  y = drawItems(pen, { frame: { ...frame, y: y + look.leading }, bottom, turnPage });
  if (y > bottom - look.leading * 9) y = turnPage();
  drawPanelClosing(pen, { ...frame, y: y + look.leading }, bottom);
}

/** Seller, buyer and identifiers around the page's top, in any arrangement. */
function drawTopPanels(pen: Pen, frame: Frame, numberPrinted: boolean): number {
  const { random, content, look, sheet } = pen;
  const entries = infoEntries(pen, { number: !numberPrinted, date: true, due: random.chance(0.5), more: 1.5 });
  const boxed = random.chance(0.55);
  const side = random.chance(0.3);
  const vendorCaption = random.weighted([
    ["from", 3],
    ["remitTo", 4],
    ["none", 4],
  ] as const);
  const vendor = (box: Frame) => {
    const top = random.chance(0.3) ? drawLogo(pen, box, { isOnlyName: false, align: "left" }) : box.y;
    return drawParty(
      pen,
      { ...box, y: top },
      {
        side: "vendor",
        party: content.seller,
        extras: 1.1,
        ...(vendorCaption === "none" ? {} : { caption: caption(pen, vendorCaption) }),
      },
    );
  };
  const customer = (box: Frame) =>
    drawParty(pen, box, { side: "customer", party: content.buyer, extras: 1.2, caption: caption(pen, "billTo") });
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
        drawPanelRow(pen, right, random.int(1, 3), (box, part) => drawPairs(pen, box, part), entries),
      ) + look.leading
    );
  }
  const draws = random.shuffle([
    vendor,
    customer,
    ...(random.chance(0.25)
      ? [
          (box: Frame) =>
            drawParty(pen, box, { side: "ship_to", party: content.shipTo, caption: caption(pen, "shipTo") }),
        ]
      : []),
  ]);
  let bottom = frame.y;
  const share = 1 / draws.length;
  for (const [i, draw] of draws.entries()) bottom = Math.max(bottom, draw(half(share, i * share)));
  if (boxed)
    for (let i = 0; i < draws.length; i += 1)
      sheet.box(
        frame.x + frame.width * share * i,
        frame.y - look.size * 1.4,
        frame.x + frame.width * share * (i + 1) - 4,
        bottom - look.size * 0.5,
      );
  return (
    drawPanelRow(
      pen,
      { ...frame, y: bottom + look.leading },
      random.int(1, 3),
      (box, part) => drawPairs(pen, box, part),
      entries,
    ) + look.leading
  );
}

/** Spreads entries over columns. */
function drawPanelRow(
  pen: Pen,
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
      bottom = Math.max(bottom, draw({ x: frame.x + i * width, y: frame.y, width: width - pen.look.size }, part));
  }
  return bottom;
}

/** Caption cell and value cell, ruled. */
function drawPairs(pen: Pen, frame: Frame, entries: readonly InfoEntry[]): number {
  const { random, look, sheet } = pen;
  const ink = body(pen, { scale: 0.95 });
  const natural =
    Math.max(...entries.map((entry) => sheet.textWidth(withColon(pen, entry.caption), ink))) + look.size * 0.6;
  const split = Math.min(natural, frame.width * 0.6);
  const ruled = random.chance(0.6);
  const step = look.leading * random.pick([1, 1.15, 1.4]);
  let { y } = frame;
  for (const entry of entries) {
    put(pen, frame.x + 2, y, sheet.fit(withColon(pen, entry.caption), ink, split), { ink });
    putPieces(pen, frame.x + split + 4, y, entry.value, { ink: body(pen, { bold: look.valueBold }) });
    if (ruled) sheet.box(frame.x, y - step * 0.78, frame.x + frame.width, y + step * 0.22, 0.4);
    y += step;
  }
  if (ruled) sheet.rule(frame.x + split + 1, frame.y - step * 0.78, frame.x + split + 1, y - step * 0.78, 0.4);
  return y;
}

/** Internal references that mean nothing to the reader of an invoice. */
function fillers(pen: Pen): InfoEntry[] {
  const { random, content } = pen;
  return Array.from({ length: random.int(2, 9) }, () => {
    const key = random.pick(["otherReference", "contact", "method", "registration", "department"] as const);
    const text = random.pick([
      otherNumber(random, content.date.year),
      content.buyer.person,
      random.pick(content.lexicon.department),
      random.pick(content.lexicon.industries),
      random.digits(13),
    ]);
    return { caption: caption(pen, key), value: random.chance(0.85) ? [{ text }] : [] };
  });
}

function drawPanelClosing(pen: Pen, frame: Frame, bottom: number): void {
  const { random, look, content } = pen;
  let { y } = frame;
  if (random.chance(0.25)) y = drawDistractor(pen, { ...frame, y });
  if (random.chance(0.45) && content.sums.taxes.length > 0)
    y = drawTaxSummary(pen, { ...frame, y, width: frame.width * random.pick([1, 0.6]) }) + look.leading;
  const share = random.pick([0.35, 0.45, 1]);
  const x = frame.x + frame.width * random.pick([0, 1 - share, 1 - share, (1 - share) / 2]);
  const rows = sumRows(pen);
  if (y + rows.length * look.leading * 1.6 > bottom) {
    pen.sheet.newPage();
    y = random.between(36, 70);
  }
  y = drawSums(pen, { x, y, width: frame.width * share }, rows) + look.leading;
  if (y < bottom - look.leading * 6 && random.chance(0.5)) y = drawBank(pen, { ...frame, y }) + look.leading;
  if (y < bottom - look.leading * 4) drawNotes(pen, { ...frame, y }, random.int(0, 3));
}
