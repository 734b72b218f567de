import type { GreyPicture } from "../../pages/page.ts";
import { type Cut, cutLine } from "./line-picture.ts";
import type { LineReader, LineWord } from "./line-reader.ts";
import { printedWords } from "./printed-words.ts";
import type { TextBox } from "./text-box.ts";

/** A line as it was read best: the box it was cut by, and its words in the picture's pixels along that box. */
export type ReadLine = Readonly<{ box: TextBox; words: readonly LineWord[] }>;

/** A line skimmed with a word less sure than this is read. */
const skimmedBelow = 0.9;
/** A word less sure than this makes its line worth a look at another cut. */
const doubtfulBelow = 0.8;
/** Of two readings the surer one counts, unless it has lost more of the line than this. */
const leastKept = 0.8;

/**
 * Other cuts of a doubtful line, the one that helps most often first: less of its surroundings, more of them, and with the
 * light along it evened out.
 */
const otherCuts: readonly Cut[] = [
  { grown: 0.86, evened: false },
  { grown: 1.22, evened: false },
  { grown: 1.08, evened: true },
];

/** Skims every line, reads those that were not clear, and those that stay doubtful again from other cuts until they are sure. */
export async function readLines(
  picture: GreyPicture,
  boxes: readonly TextBox[],
  reader: LineReader,
): Promise<ReadLine[]> {
  const lines = await readCuts(picture, boxes, { read: reader.skim });
  const lookAgain = async (below: number, look: Look, choose: (known: ReadLine, other: ReadLine) => ReadLine) => {
    const unsure = lines.flatMap((line, index) => (isSure(line, below) ? [] : [index]));
    const again = await readCuts(
      picture,
      unsure.map((index) => boxes[index] as TextBox),
      look,
    );
    for (const [nth, index] of unsure.entries()) {
      lines[index] = choose(lines[index] as ReadLine, again[nth] as ReadLine);
    }
  };
  await lookAgain(skimmedBelow, { read: reader.read }, (_, read) => read);
  for (const cut of otherCuts) await lookAgain(doubtfulBelow, { read: reader.read, cut }, surer);
  return lines;
}

type Look = Readonly<{ read: LineReader["read"]; cut?: Cut }>;

async function readCuts(picture: GreyPicture, boxes: readonly TextBox[], { read, cut }: Look): Promise<ReadLine[]> {
  const cuts = boxes.map((box) => cutLine(picture, box, cut));
  const readings = await read(cuts.map((line) => line.picture));
  return cuts.map(({ box, picture: line }, index) => {
    const scale = box.width / line.width;
    const words = printedWords(readings[index]?.words ?? []);
    return {
      // However the line was cut, its print is as high as it was found.
      box: { ...box, height: boxes[index]?.height ?? box.height },
      words: words.map((word) => ({ ...word, x0: word.x0 * scale, x1: word.x1 * scale })),
    };
  });
}

function isSure({ words }: ReadLine, below: number): boolean {
  return words.length > 0 && words.every(({ confidence }) => confidence >= below);
}

function surer(known: ReadLine, other: ReadLine): ReadLine {
  const [before, after] = [charactersOf(known), charactersOf(other)];
  if (after < leastKept * before) return known;
  if (before < leastKept * after) return other;
  return sureness(other) > sureness(known) ? other : known;
}

function charactersOf({ words }: ReadLine): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

/** The usual probability of a character: words of many letters are no worse for it. */
export function sureness(line: Pick<ReadLine, "words">): number {
  const characters = line.words.reduce((sum, { text }) => sum + text.length, 0);
  const doubt = line.words.reduce((sum, { confidence }) => sum + Math.log(Math.max(1e-6, confidence)), 0);
  return characters === 0 ? 0 : Math.exp(doubt / characters);
}
