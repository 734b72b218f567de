import { type DrawContext, type Frame, put, textStyle } from "../../drawing/draw-context.ts";
import type { Align, Annotation, TextStyle } from "../../drawing/page-writer.ts";

export type NameOptions = Readonly<{ text: string; ink: TextStyle; align: Align; annotation: Annotation }>;

/** Share of sellers' names beside a logo that OCR reads as letters. */
const share = 0.1;
/** OCR readings of rings, waves, stars and leaves. */
const shapes = [..."O|OO|((|))|@|®|™|*|~|V|W|M|X|Q|C|S|A|JL|III|ao|iX|mM|oO|Vv|<>|&|%|§|°|//|fi|YY|G°|e@".split("|")];

/**
 * Draws a logo above or beside the name and returns the remaining frame. Its letters are not part of the name, though
 * initials belong to the seller; a logo that spells the whole name is drawn as the name.
 */
export function drawLogoLetters(context: DrawContext, frame: Frame, wish: NameOptions): Frame {
  const { random } = context;
  if (wish.annotation.label !== "vendor.name" || !random.chance(share)) return frame;
  const initials = initialsOf(random, wish.text);
  const text = initials === "" || random.chance(0.45) ? random.pick(shapes) : initials;
  const annotation =
    text === initials ? { label: "none" as const, party: context.writer.partyOf("seller") } : undefined;
  const ink = { ...textStyle(context, { font: context.look.heading }), size: wish.ink.size * random.between(0.8, 2) };
  const width = context.writer.textWidth(text, ink);
  const gap = wish.ink.size * random.between(0.4, 1.2);
  const drop = Math.max(0, ink.size - wish.ink.size) * 0.75;
  const named = Math.min(context.writer.textWidth(wish.text, wish.ink) * 1.02, frame.width - width - gap);
  const options = { ink, ...(annotation === undefined ? {} : { annotation }) };
  if (random.chance(0.4) || named < longestWord(context, wish)) {
    const x = frame.x + { left: 0, centre: (frame.width - width) / 2, right: frame.width - width }[wish.align];
    put(context, x, frame.y + drop, text, options);
    return { ...frame, y: frame.y + drop + wish.ink.size * random.between(1.15, 1.6) };
  }
  const spare = frame.width - width - gap - named;
  const x = frame.x + { left: 0, centre: spare / 2, right: spare }[wish.align];
  put(context, x, frame.y + drop * random.next(), text, options);
  return { x: x + width + gap, y: frame.y + drop, width: named };
}

function longestWord(context: DrawContext, { text, ink }: NameOptions): number {
  // A line of the name may be half as large again as the base size.
  return 1.5 * Math.max(...text.split(" ").map((word) => context.writer.textWidth(word, ink)));
}

/** Initials of the name's words: `AB`, `A.B.`, `A&B`, `A`. */
function initialsOf(random: DrawContext["random"], name: string): string {
  const letters = name.split(" ").flatMap((word) => (/^\p{L}/u.test(word) ? [(word[0] as string).toUpperCase()] : []));
  if (letters.length === 0) return "";
  const some = letters.slice(0, random.int(1, Math.min(3, letters.length)));
  return random.pick([some.join(""), some.join(""), `${some.join(".")}.`, some.join("&"), some.join("").toLowerCase()]);
}
