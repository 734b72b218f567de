import { boxAround, type Location } from "@inkvoice/contract";
import type { PageWord } from "@inkvoice/contract/dashboard";

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Location of a value on the page, and its printed label. */
export type RememberedLocation = Readonly<{
  page: number;
  box: Box;
  anchor: Readonly<{ text: string; box: Box }> | null;
  /** The value's pattern, with A for letters and 9 for digits, so that only a value of the same kind is accepted. */
  shape: string;
}>;

const mostAnchorWords = 3;
/** A label is within a third of the page width to the left, or three lines above. */
const reachLeft = 0.35;
const reachAboveInLines = 3;

const height = (box: Box) => box[3] - box[1];
const middleY = (box: Box) => (box[1] + box[3]) / 2;
const middleX = (box: Box) => (box[0] + box[2]) / 2;
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** `RE-2026/17` has the pattern `A-9/9`, which values of one kind share. */
export function characterPattern(text: string): string {
  return text
    .replace(/\p{L}+/gu, "A")
    .replace(/\d+/g, "9")
    .replace(/\s+/g, " ");
}

const sameLine = (a: Box, b: Box) => Math.abs(middleY(a) - middleY(b)) < Math.max(height(a), height(b)) * 0.6;

/** The label of a value: the nearest words to its left on the line, else those above it. */
export function anchorOf(words: readonly PageWord[], box: Box): RememberedLocation["anchor"] {
  const labels = words.filter((word) => /\p{L}{2}/u.test(word.text));
  const left = labels
    .filter((word) => sameLine(word.box, box) && word.box[2] <= box[0] + 0.005 && box[0] - word.box[2] < reachLeft)
    .sort((a, b) => a.box[0] - b.box[0])
    .slice(-mostAnchorWords);
  if (left.length > 0) return joined(left);
  const above = labels.filter((word) => {
    const distance = box[1] - word.box[3];
    return (
      distance >= -0.002 && distance < height(box) * reachAboveInLines && word.box[0] < box[2] && word.box[2] > box[0]
    );
  });
  const nearest = Math.max(...above.map((word) => word.box[3]));
  const line = above.filter((word) => nearest - word.box[3] < height(box) * 0.5).sort((a, b) => a.box[0] - b.box[0]);
  return line.length > 0 ? joined(line.slice(0, mostAnchorWords)) : null;
}

function joined(words: readonly PageWord[]): { text: string; box: Box } {
  return { text: words.map((word) => word.text).join(" "), box: boxAround(words.map(({ box }) => box)) };
}

/** Every location where the label's words follow each other. */
/** All locations of a text, ignoring punctuation and spaces. */
export function findPrinted(words: readonly PageWord[], text: string): [number, number, number, number][] {
  const wanted = plain(text);
  const found: [number, number, number, number][] = [];
  if (wanted === "") return found;
  for (let start = 0; start < words.length; start++) {
    let joined = "";
    for (let end = start; end < Math.min(words.length, start + 8); end++) {
      joined += plain(words[end]?.text ?? "");
      if (joined === wanted) found.push(boxAround(words.slice(start, end + 1).map(({ box }) => box)));
      if (joined.length >= wanted.length) break;
    }
  }
  return found;
}

const mostValueWords = 4;

/** Every place where adjacent words of a line read as the wanted value, each as short as possible. */
export function findRead(
  words: readonly PageWord[],
  isWanted: (text: string) => boolean,
): [number, number, number, number][] {
  const found: [number, number, number, number][] = [];
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= mostValueWords && start + length <= words.length; length++) {
      const run = words.slice(start, start + length);
      if (!run.every(({ box }) => sameLine(box, run[0]!.box))) break;
      if (!isWanted(run.map(({ text }) => text).join(" "))) continue;
      found.push(boxAround(run.map(({ box }) => box)));
      start += length - 1;
      break;
    }
  }
  return found;
}

function findText(words: readonly PageWord[], text: string): Box[] {
  const wanted = text.split(" ").map(plain);
  const found: Box[] = [];
  for (let start = 0; start + wanted.length <= words.length; start++) {
    const run = words.slice(start, start + wanted.length);
    if (run.every((word, index) => plain(word.text) === wanted[index]))
      found.push(boxAround(run.map(({ box }) => box)));
  }
  return found;
}

export type FoundText = Readonly<{ text: string; location: Location }>;

/**
 * The words at the remembered location in another document of the same layout. The label decides: without it, or if it
 * occurs several times and not at its old location, nothing is returned.
 */
export function findAtLocation(words: readonly PageWord[], place: RememberedLocation): FoundText | undefined {
  const expected = place.anchor ? expectedBox(words, place, place.anchor) : place.box;
  if (!expected) return undefined;
  const line = height(expected);
  const inside = words
    .filter(({ box }) => Math.abs(middleY(box) - middleY(expected)) < line * 0.7)
    .filter(({ box }) => middleX(box) > expected[0] - line && middleX(box) < expected[2] + line)
    .sort((a, b) => a.box[0] - b.box[0]);
  if (inside.length === 0) return undefined;
  const text = inside.map((word) => word.text).join(" ");
  if (characterPattern(text) !== place.shape) return undefined;
  return { text, location: { page: place.page, box: boxAround(inside.map(({ box }) => box)) } };
}

function expectedBox(
  words: readonly PageWord[],
  place: RememberedLocation,
  anchor: { text: string; box: Box },
): Box | undefined {
  const found = findText(words, anchor.text);
  const byDistance = found.toSorted((a, b) => distance(a, anchor.box) - distance(b, anchor.box));
  const nearest = byDistance[0];
  // A label that moved by a quarter of the page belongs to another layout.
  if (!nearest || distance(nearest, anchor.box) > 0.25) return undefined;
  const [dx, dy] = [nearest[0] - anchor.box[0], nearest[1] - anchor.box[1]];
  return [place.box[0] + dx, place.box[1] + dy, place.box[2] + dx, place.box[3] + dy];
}

const distance = (a: Box, b: Box) => Math.hypot(a[0] - b[0], a[1] - b[1]);
