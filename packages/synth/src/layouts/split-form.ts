import { drawItems } from "../blocks/items/items-table.ts";
import { drawBank, drawProse } from "../blocks/page/closing.ts";
import { infoEntries } from "../blocks/page/document-details.ts";
import { chooseFormStyle, drawCells, type FormCell, formCaption } from "../blocks/page/form-cells.ts";
import { drawTitle } from "../blocks/page/title.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { rowsOf } from "../blocks/party/party-cells.ts";
import type { Side } from "../blocks/party/party-options.ts";
import { drawTaxSummary } from "../blocks/totals/tax-summary.ts";
import { drawSums, sumRows } from "../blocks/totals/totals.ts";
import { otherNumber } from "../content/identifiers.ts";
import { caption, type DrawContext, type Frame, put, textStyle } from "../drawing/draw-context.ts";

/**
 * A page in halves: the parties in stacked boxes on one side, a grid of small captions on the other, then the framed
 * table.
 */
export function drawSplitForm(context: DrawContext): void {
  const { random, writer, look } = context;
  const margin = random.between(20, 46);
  const frame: Frame = { x: margin, y: random.between(30, 60), width: writer.width - 2 * margin };
  const titleHasNumber = random.chance(0.06);
  let y = random.chance(0.85)
    ? drawTitle(context, frame, { number: titleHasNumber, date: false }, random.pick(["centre", "centre", "left"]))
    : frame.y;
  const share = random.between(0.42, 0.58);
  const partiesLeft = random.chance(0.85);
  const half: Frame = { x: frame.x, y, width: frame.width * share };
  const other: Frame = { x: frame.x + frame.width * share, y, width: frame.width * (1 - share) };
  const [partyFrame, gridFrame] = partiesLeft ? [half, other] : [other, half];
  const partyBottom = drawPartyStack(context, { ...partyFrame, x: partyFrame.x + 4, width: partyFrame.width - 8 });
  const gridBottom = drawGrid(context, gridFrame, { number: !titleHasNumber });
  const bottom = Math.max(partyBottom, gridBottom);
  const top = y - look.size * 1.3;
  if (random.chance(0.8)) {
    writer.box(frame.x, top, frame.x + frame.width, bottom);
    writer.rule(other.x, top, other.x, bottom, 0.5);
  }
  const turnPage = () => {
    writer.newPage();
    return random.between(40, 60);
  };
  y = bottom + look.leading * random.between(0.8, 1.5);
  if (y > writer.height * 0.65) y = turnPage();
  y = drawItems(context, {
    frame: { ...frame, x: frame.x + 4, y, width: frame.width - 8 },
    bottom: writer.height - 70,
    turnPage,
  });
  drawSplitClosing(context, { ...frame, y: y + look.leading }, turnPage);
}

/** Seller, consignee and buyer below each other, separated by rules. */
function drawPartyStack(context: DrawContext, frame: Frame): number {
  const { random, content, look, writer } = context;
  const sides: Side[] = ["vendor", "customer"];
  if (random.chance(0.45)) sides.splice(random.int(1, 2), 0, "ship_to");
  if (random.chance(0.06)) sides.reverse();
  const parties = { vendor: content.seller, customer: content.buyer, ship_to: content.shipTo } as const;
  let { y } = frame;
  for (const [i, side] of sides.entries()) {
    if (side !== "vendor" && side !== "customer" && side !== "ship_to") continue;
    if (i > 0) {
      writer.rule(frame.x - 4, y - look.size * 0.9, frame.x + frame.width + 4, y - look.size * 0.9, 0.5);
      y += look.size * 0.3;
    }
    const same = side === "ship_to" && random.chance(0.4);
    const key = side === "customer" ? "billTo" : side === "ship_to" ? "shipTo" : "from";
    y = drawParty(
      context,
      { ...frame, y },
      {
        side,
        party: same ? { ...content.shipTo, name: content.buyer.name, address: content.buyer.address } : parties[side],
        extras: 1.3,
        nameScale: side === "vendor" ? random.pick([1, 1.2, 1.5]) : 1,
        ...(side === "vendor" && random.chance(0.85) ? {} : { caption: caption(context, key) }),
        ...(same ? { ambiguous: true } : {}),
      },
    );
    y += look.leading * 0.5;
  }
  return y;
}

/** Two cells per row: number and date first, then references, half of them empty. */
function drawGrid(context: DrawContext, frame: Frame, { number }: { number: boolean }): number {
  const { random, content } = context;
  const own: FormCell[] = infoEntries(context, { number, date: true, due: random.chance(0.35), more: 0.9 });
  const fillers: FormCell[] = Array.from({ length: random.int(2, 9) }, () => ({
    caption: random.chance(0.5) ? caption(context, "otherReference") : formCaption(context, "operation"),
    value: random.chance(0.45)
      ? [
          {
            text: random.chance(0.5)
              ? otherNumber(random, content.date.year)
              : random.pick(content.lexicon.methodValue),
          },
        ]
      : [],
  }));
  const form = chooseFormStyle(context);
  return drawCells(context, frame, rowsOf([...own, ...fillers], 2), { ...form, captions: "above", evenness: 1 });
}

function drawSplitClosing(context: DrawContext, frame: Frame, turnPage: () => number): void {
  const { random, look, writer, content } = context;
  const rows = sumRows(context);
  let { y } = frame;
  if (y + rows.length * look.leading * 1.6 > writer.height - 60) y = turnPage();
  y = drawSums(context, { x: frame.x + frame.width * 0.5, y, width: frame.width * 0.5 - 6 }, rows) + look.leading;
  const room = () => y < writer.height - look.leading * 9;
  if (room() && content.sums.taxes.length > 0 && random.chance(0.5))
    y = drawTaxSummary(context, { ...frame, y }) + look.leading;
  if (room() && random.chance(0.5))
    y = drawBank(context, { ...frame, y, x: frame.x + frame.width * random.pick([0, 0.5]), width: frame.width * 0.5 });
  if (room() && random.chance(0.6)) {
    put(context, frame.x, y + look.leading, formCaption(context, "freeText"), {
      ink: textStyle(context, { bold: true }),
    });
    y = drawProse(context, { ...frame, y: y + look.leading * 2, width: frame.width * 0.55 }, random.int(1, 3));
  }
  if (y < writer.height - look.leading * 4 && random.chance(0.6))
    put(context, frame.x + frame.width, y + look.leading * 2, formCaption(context, "signature"), { align: "right" });
}
