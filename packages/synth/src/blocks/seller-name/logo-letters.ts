import { body, type Frame, type Pen, put } from "../../drawing/draw-context.ts";
import type { Align, Ink, Mark } from "../../drawing/page-writer.ts";

export type NameWish = Readonly<{ text: string; ink: Ink; align: Align; mark: Mark }>;

/** How many sellers' names stand beside a logo of which a reader of pictures makes letters. */
const share = 0.1;
/** Rings, waves, stars and leaves, as they are read. */
const shapes = [..."O|OO|((|))|@|®|™|*|~|V|W|M|X|Q|C|S|A|JL|III|ao|iX|mM|oO|Vv|<>|&|%|§|°|//|fi|YY|G°|e@".split("|")];

/**
 * Draws a logo above or beside the name and returns the frame that is left for the name. Its letters are no part of the name, though
 * initials belong to the seller; a logo that spells the whole name is the name itself and is drawn as one.
 */
export function drawLogoLetters(pen: Pen, frame: Frame, wish: NameWish): Frame {
  const { random } = pen;
  if (wish.mark.label !== "vendor.name" || !random.chance(share)) return frame;
  const initials = initialsOf(random, wish.text);
  const text = initials === "" || random.chance(0.45) ? random.pick(shapes) : initials;
  const mark = text === initials ? { label: "none" as const, party: pen.sheet.partyOf("seller") } : undefined;
  const ink = { ...body(pen, { font: pen.look.heading }), size: wish.ink.size * random.between(0.8, 2) };
  const width = pen.sheet.textWidth(text, ink);
  const gap = wish.ink.size * random.between(0.4, 1.2);
  const drop = Math.max(0, ink.size - wish.ink.size) * 0.75;
  const named = Math.min(pen.sheet.textWidth(wish.text, wish.ink) * 1.02, frame.width - width - gap);
  const options = { ink, ...(mark === undefined ? {} : { mark }) };
  if (random.chance(0.4) || named < longestWord(pen, wish)) {
    const x = frame.x + { left: 0, centre: (frame.width - width) / 2, right: frame.width - width }[wish.align];
    put(pen, x, frame.y + drop, text, options);
    return { ...frame, y: frame.y + drop + wish.ink.size * random.between(1.15, 1.6) };
  }
  const spare = frame.width - width - gap - named;
  const x = frame.x + { left: 0, centre: spare / 2, right: spare }[wish.align];
  put(pen, x, frame.y + drop * random.next(), text, options);
  return { x: x + width + gap, y: frame.y + drop, width: named };
}

function longestWord(pen: Pen, { text, ink }: NameWish): number {
  // Tiers may be half as large again as the name's own size.
  return 1.5 * Math.max(...text.split(" ").map((word) => pen.sheet.textWidth(word, ink)));
}

/** `AB`, `A.B.`, `A&B`, `A`: of the name's words that begin with a letter. */
function initialsOf(random: Pen["random"], name: string): string {
  const letters = name.split(" ").flatMap((word) => (/^\p{L}/u.test(word) ? [(word[0] as string).toUpperCase()] : []));
  if (letters.length === 0) return "";
  const some = letters.slice(0, random.int(1, Math.min(3, letters.length)));
  return random.pick([some.join(""), some.join(""), `${some.join(".")}.`, some.join("&"), some.join("").toLowerCase()]);
}
