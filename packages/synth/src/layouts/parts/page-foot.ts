import { drawFormMaker } from "../../blocks/party/forms/form-makers.ts";
import { drawSmallPrintName } from "../../blocks/seller-name/small-print-name.ts";
import type { DrawContext, Frame } from "../../drawing/draw-context.ts";
import { drawMarginLine } from "./margin-line.ts";

/** Foot of the last page: the seller's name, the form's maker, and a line along the margin. */
export function drawPageFoot(context: DrawContext): void {
  drawSmallPrintName(context);
  drawMakerAtFoot(context);
  drawMarginLine(context);
}

function drawMakerAtFoot(context: DrawContext): void {
  const random = context.random.fork();
  if (!random.chance(0.12)) return;
  const { width, height } = context.writer;
  const frame: Frame = { x: 30, y: height - random.between(4, 7), width: width - 60 };
  drawFormMaker({ ...context, random }, frame, random.pick(["left", "centre", "right"]));
}
