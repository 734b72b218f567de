import { drawMaker } from "../blocks/makers.ts";
import type { Frame, Pen } from "../pen.ts";

/** The last page's bottom edge, below everything else. */
export function drawMakerAtFoot(pen: Pen): void {
  const random = pen.random.aside();
  if (!random.chance(0.12)) return;
  const { width, height } = pen.sheet;
  const frame: Frame = { x: 30, y: height - random.between(4, 7), width: width - 60 };
  drawMaker({ ...pen, random }, frame, random.pick(["left", "centre", "right"]));
}
