import { caption, type DrawContext, textStyle, withColon } from "../../drawing/draw-context.ts";
import type { Annotation } from "../../drawing/page-writer.ts";

/** Share of pages with such a line: form names, and register entries of French and German companies. */
const share = 0.06;
/** Points between the line and the print, and between the line and the page edge. */
const apart = 4;

/** Draws rotated text along the left or right edge, if there is room. */
export function drawMarginLine(context: DrawContext): void {
  const random = context.random.fork(0x3a12);
  if (!random.chance(share)) return;
  const { page, width, height } = context.writer;
  const ink = textStyle(context, {
    scale: random.between(0.55, 0.85),
    ...(random.chance(0.4) ? { colour: "#666666" } : {}),
  });
  const onLeft = random.chance(0.75);
  const room = onLeft
    ? Math.min(...page.words.map(({ x0 }) => x0))
    : width - Math.max(...page.words.map(({ x1 }) => x1));
  if (room < ink.size * 1.5 + 2 * apart) return;
  const reads = random.chance(0.85) === onLeft ? "up" : "down";
  const across = random.between(apart + ink.size, room - apart - ink.size * 0.3);
  const x = onLeft ? across : width - across;
  const { text, annotation } = saying({ ...context, random });
  const length = context.writer.textWidth(text, ink);
  const start = random.between(0.1, 0.5) * height;
  if (start + length > 0.95 * height) return;
  context.writer.putSideways({
    x,
    y: reads === "up" ? start + length : start,
    text,
    ink,
    reads,
    ...(annotation ? { annotation } : {}),
  });
}

function saying(context: DrawContext): { text: string; annotation?: Annotation } {
  const { random, content } = context;
  const form = `${random.pick(["Form", "F", "Mod.", "Rev.", "Vordruck", "Ref."])} ${random.int(10, 9999)}-${random.int(1, 99)}`;
  const register = `${withColon(context, caption(context, "registration"))} ${content.seller.registration}`;
  const software = `© ${random.int(1998, 2026)} ${random.pick(["Software", "Print", "Office"])} ${random.int(1, 20)}.${random.int(0, 9)}`;
  return random.weighted<{ text: string; annotation?: Annotation }>([
    [{ text: form }, 4],
    [{ text: register, annotation: { label: "registration" } }, 3],
    [{ text: `${software} ${form}` }, 3],
  ]);
}
