import { anchor, type DrawContext, type Frame, put, putLines } from "../../drawing/draw-context.ts";
import { drawLogoLetters, type NameOptions } from "./logo-letters.ts";

/** A seller's name as printed in letterheads, sometimes very large or with a logo. Returns the next baseline. */
export function drawSellerName(context: DrawContext, frame: Frame, wish: NameOptions): number {
  const forked: DrawContext = { ...context, random: context.random.fork() };
  const shown = enlarged(forked, frame, wish);
  const y = frame.y + (shown.ink.size - wish.ink.size) * 0.75;
  return drawTiers(context, drawLogoLetters(forked, { ...frame, y }, shown), shown);
}

/** One name in twelve is as large as its longest word allows, or half-way to that. */
function enlarged({ random, writer }: DrawContext, { width }: Frame, wish: NameOptions): NameOptions {
  const { ink, text } = wish;
  // A line of the name may be half as large again as the base size.
  const widest = 1.5 * Math.max(...text.split(" ").map((word) => writer.textWidth(word, ink)));
  const most = Math.min(3, width / widest);
  if (!random.chance(0.08) || most <= 1) return wish;
  return { ...wish, ink: { ...ink, size: ink.size * random.between((1 + most) / 2, most) } };
}

/** The name on one line, or its first and last words on separate lines of different size. */
function drawTiers(context: DrawContext, frame: Frame, { text, ink, align, annotation }: NameOptions): number {
  const { random, writer } = context;
  const words = text.split(" ");
  if (words.length < 2 || !random.chance(0.28)) return putLines(context, frame, [text], { ink, align, annotation });
  const at = random.int(1, words.length - 1);
  const [small, large] = [random.between(0.55, 0.85), random.between(1, 1.5)];
  const sizes = random.pick([
    [small, large],
    [large, small],
    [1, 1],
  ]);
  const span = annotation.span ?? writer.newSpan();
  let { y } = frame;
  for (const [tier, part] of [words.slice(0, at), words.slice(at)].entries()) {
    const tierInk = { ...ink, size: ink.size * (sizes[tier] ?? 1) };
    if (tier > 0) y += Math.max(0, tierInk.size - ink.size);
    for (const line of writer.wrap(part.join(" "), tierInk, frame.width)) {
      put(context, anchor(frame, align), y, line, { ink: tierInk, align, annotation: { ...annotation, span } });
      y += tierInk.size * random.between(1.08, 1.3);
    }
  }
  return y + Math.max(0, context.look.size - ink.size * (sizes[1] ?? 1)) * 0.6;
}
