import type { LabelledPage, LabelledWord } from "./labelled-document.ts";

/** In font sizes: less than this between two words is no blank. */
const blank = 0.02;

/** Joins text printed without a space into one word, as OCR does ("Nr.1-19373", "(19%)"), with the value's label. */
export function withTouchingWordsJoined(page: LabelledPage): LabelledPage {
  const words: LabelledWord[] = [];
  for (const word of page.words) {
    const before = words.at(-1);
    if (before !== undefined && areOne(before, word)) words[words.length - 1] = joined(before, word);
    else words.push(word);
  }
  return words.length === page.words.length ? page : { ...page, words };
}

function areOne(a: LabelledWord, b: LabelledWord): boolean {
  return (
    !a.sideways &&
    a.baseline === b.baseline &&
    a.font === b.font &&
    a.size === b.size &&
    Math.abs(b.x0 - a.x1) < blank * a.size &&
    (a.label === "none" || b.label === "none" || a.span === b.span)
  );
}

function joined(a: LabelledWord, b: LabelledWord): LabelledWord {
  return { ...(a.label === "none" ? b : a), text: a.text + b.text, x0: a.x0, x1: b.x1 };
}
