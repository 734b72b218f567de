import { anchor, type Frame, type Pen, put, putLines } from "../../drawing/draw-context.ts";
import { drawLogoLetters, type NameWish } from "./logo-letters.ts";

/** A seller's name as signs show it, some very large, some with a logo beside or above it. Returns the next baseline. */
export function drawSellerName(pen: Pen, frame: Frame, wish: NameWish): number {
  const aside: Pen = { ...pen, random: pen.random.aside() };
  const shown = enlarged(aside, frame, wish);
  const y = frame.y + (shown.ink.size - wish.ink.size) * 0.75;
  return drawTiers(pen, drawLogoLetters(aside, { ...frame, y }, shown), shown);
}

/** One name in twelve is as large as its longest word allows, or half way there. */
function enlarged({ random, sheet }: Pen, { width }: Frame, wish: NameWish): NameWish {
  const { ink, text } = wish;
  // A tier may be half as large again as the name.
  const widest = 1.5 * Math.max(...text.split(" ").map((word) => sheet.textWidth(word, ink)));
  const most = Math.min(3, width / widest);
  if (!random.chance(0.08) || most <= 1) return wish;
  return { ...wish, ink: { ...ink, size: ink.size * random.between((1 + most) / 2, most) } };
}

/** On one line, or its first and last words on lines of their own, often of different size. */
function drawTiers(pen: Pen, frame: Frame, { text, ink, align, mark }: NameWish): number {
  const { random, sheet } = pen;
  const words = text.split(" ");
  if (words.length < 2 || !random.chance(0.28)) return putLines(pen, frame, [text], { ink, align, mark });
  const at = random.int(1, words.length - 1);
  const [small, large] = [random.between(0.55, 0.85), random.between(1, 1.5)];
  const sizes = random.pick([
    [small, large],
    [large, small],
    [1, 1],
  ]);
  const span = mark.span ?? sheet.newSpan();
  let { y } = frame;
  for (const [tier, part] of [words.slice(0, at), words.slice(at)].entries()) {
    const tierInk = { ...ink, size: ink.size * (sizes[tier] ?? 1) };
    if (tier > 0) y += Math.max(0, tierInk.size - ink.size);
    for (const line of sheet.wrap(part.join(" "), tierInk, frame.width)) {
      put(pen, anchor(frame, align), y, line, { ink: tierInk, align, mark: { ...mark, span } });
      y += tierInk.size * random.between(1.08, 1.3);
    }
  }
  return y + Math.max(0, pen.look.size - ink.size * (sizes[1] ?? 1)) * 0.6;
}
