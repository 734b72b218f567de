import type { LabelledDocument, LabelledPage, LabelledWord } from "../labelled-document.ts";
import type { Random } from "../random.ts";

/** A logo or a large name that OCR misreads, while the small print is read well. */

/** Share of misread logos: higher if the name is printed again elsewhere. */
const share = { repeated: 0.4, alone: 0.1 };
/** Minimum size of a logo relative to the page's text. */
const signScale = 1.25;

/** Letters of logos are confused with more letters than those of print. */
const drawnLookalikes: Readonly<Record<string, string>> = {
  A: "4RHN",
  B: "8RE3",
  C: "GO(6",
  D: "OBP0",
  E: "FBC3",
  F: "PET7",
  G: "C6OQ",
  H: "NMIK",
  I: "1l!T",
  J: "I3U)",
  K: "XHRN",
  L: "I1CE",
  M: "NHWA",
  N: "HMUA",
  O: "QC0G",
  P: "FRD7",
  Q: "OG0a",
  R: "AKPB",
  S: "58Z3",
  T: "I7FY",
  U: "VLJO",
  V: "UYW7",
  W: "VMNU",
  X: "KYZ%",
  Y: "VTX7",
  Z: "27S1",
  "&": "8G6E",
};

export function withMisreadLogo(document: LabelledDocument, random: Random): LabelledDocument {
  const [page] = document.pages;
  const draw = random.next();
  if (page === undefined || draw >= share.repeated) return document;
  const sign = signOn(page);
  if (sign === undefined) return document;
  const isRepeated = document.pages.some(({ words }) =>
    words.some(({ label, span, ambiguous }) => label === "vendor.name" && span !== sign && !ambiguous),
  );
  if (draw >= (isRepeated ? share.repeated : share.alone)) return document;
  return { ...document, pages: document.pages.with(0, { ...page, words: misreadSpan(page.words, sign, random) }) };
}

/** The span of the largest occurrence of the seller's name, if it is larger than the page's text. */
function signOn({ words }: LabelledPage): number | undefined {
  let largest: LabelledWord | undefined;
  for (const word of words)
    if (word.label === "vendor.name" && (largest === undefined || word.size > largest.size)) largest = word;
  if (largest === undefined) return undefined;
  const sizes = words.map(({ size }) => size).sort((a, b) => a - b);
  return largest.size > signScale * (sizes[sizes.length >> 1] as number) ? largest.span : undefined;
}

function misreadSpan(words: readonly LabelledWord[], span: number, random: Random): LabelledWord[] {
  const wrong = random.pick([0.08, 0.15, 0.25, 0.4]);
  const isJoined = random.chance(0.45);
  const isDoubled = random.chance(0.12);
  const out: LabelledWord[] = [];
  for (const word of words) {
    if (word.span !== span) {
      out.push(word);
      continue;
    }
    if (random.chance(wrong * 0.25)) continue;
    const letters = misreadLetters(word.text, wrong, random);
    const text = isDoubled && random.chance(0.6) ? letters + halfOf(letters, random) : letters;
    const before = out.at(-1);
    const confidence = Math.min(0.99, Math.max(0.05, random.between(0.98, 0.75 - wrong)));
    if (text === "") continue;
    if (isJoined && before?.span === span && Math.abs(before.baseline - word.baseline) < 1)
      out[out.length - 1] = { ...before, text: before.text + text, x1: word.x1, y1: Math.max(before.y1, word.y1) };
    else out.push({ ...word, text, confidence });
  }
  return out;
}

/** Misreads letters independently: replaced, lost, doubled, or in the other case. */
function misreadLetters(text: string, wrong: number, random: Random): string {
  return [...text]
    .map((letter) => {
      if (!random.chance(wrong)) return letter;
      const fault = random.next();
      if (fault < 0.16) return "";
      if (fault < 0.24) return letter + letter;
      if (fault < 0.3) return random.pick(["'", ".", "-", "_", "|"]);
      const options = drawnLookalikes[letter.toUpperCase()];
      if (options === undefined) return letter;
      const other = random.pick([...options]);
      return letter === letter.toLowerCase() && random.chance(0.75) ? other.toLowerCase() : other;
    })
    .join("");
}

/** Overlapping parts of a picture are read twice. */
function halfOf(text: string, random: Random): string {
  return text.slice(Math.floor(text.length * random.between(0.3, 0.7)));
}
