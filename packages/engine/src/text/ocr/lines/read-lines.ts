import type { GreyPicture } from "../../../pages/page.ts";
import type { TextBox } from "../text-box.ts";
import { type Cut, cutLine, type LineCut } from "./line-picture.ts";
import type { LineRecogniser, LineWord } from "./line-recogniser.ts";
import { withoutOrnaments } from "./printed-words.ts";

/** The best reading of a line: its crop box, and its words in the picture's pixels along that box. */
export type ReadLine = Readonly<{ box: TextBox; words: readonly LineWord[] }>;

/** A line with a word below this confidence is cropped and read again. */
const doubtfulBelow = 0.8;
/** Of two readings the more confident one is used, unless it has fewer than this share of the other's characters. */
const leastKept = 0.8;

/** Other crops of a doubtful line, in order of success: smaller, larger, and with evened light. */
const otherCuts: readonly Cut[] = [
  { grown: 0.86, evened: false },
  { grown: 1.22, evened: false },
  { grown: 1.08, evened: true },
];

/** The words of one crop of a line. */
type CutReading = Readonly<{ cut: LineCut; words: readonly LineWord[] }>;

/**
 * Reads every line with the 8-bit model, and doubtful ones again from other crops until no word is doubtful. Lines that
 * stay doubtful are read with the full model, from the best crop.
 */
export async function readLines(
  picture: GreyPicture,
  boxes: readonly TextBox[],
  reader: LineRecogniser,
): Promise<ReadLine[]> {
  const best = await readCuts(
    boxes.map((box) => cutLine(picture, box)),
    reader.skim,
  );
  for (const cut of otherCuts) {
    const doubtful = doubtfulOf(best);
    const cuts = doubtful.map((index) => cutLine(picture, boxes[index] as TextBox, cut));
    const again = await readCuts(cuts, reader.skim);
    for (const [nth, index] of doubtful.entries())
      best[index] = better(best[index] as CutReading, again[nth] as CutReading);
  }
  const doubtful = doubtfulOf(best);
  const cuts = doubtful.map((index) => (best[index] as CutReading).cut);
  const exact = await readCuts(cuts, reader.read);
  for (const [nth, index] of doubtful.entries()) best[index] = exact[nth] as CutReading;
  // The font height is that of the detected box, however the line was cropped.
  return best.map(({ cut, words }, index) => ({
    box: { ...cut.box, height: boxes[index]?.height ?? cut.box.height },
    words,
  }));
}

async function readCuts(cuts: readonly LineCut[], read: LineRecogniser["read"]): Promise<CutReading[]> {
  const readings = await read(cuts.map(({ picture }) => picture));
  return cuts.map((cut, index) => {
    const scale = cut.box.width / cut.picture.width;
    const words = withoutOrnaments(readings[index]?.words ?? []);
    return { cut, words: words.map((word) => ({ ...word, x0: word.x0 * scale, x1: word.x1 * scale })) };
  });
}

/** Indexes of lines with a doubtful word, or without words. */
function doubtfulOf(readings: readonly CutReading[]): number[] {
  const isDoubtful = ({ words }: CutReading) =>
    words.length === 0 || words.some(({ confidence }) => confidence < doubtfulBelow);
  return readings.flatMap((reading, index) => (isDoubtful(reading) ? [index] : []));
}

function better(known: CutReading, other: CutReading): CutReading {
  const [before, after] = [charactersOf(known), charactersOf(other)];
  if (after < leastKept * before) return known;
  if (before < leastKept * after) return other;
  return meanConfidence(other) > meanConfidence(known) ? other : known;
}

function charactersOf({ words }: CutReading): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

/** Mean probability per character, so that long words are not penalised. */
export function meanConfidence(line: Pick<ReadLine, "words">): number {
  const characters = line.words.reduce((sum, { text }) => sum + text.length, 0);
  const doubt = line.words.reduce((sum, { confidence }) => sum + Math.log(Math.max(1e-6, confidence)), 0);
  return characters === 0 ? 0 : Math.exp(doubt / characters);
}
