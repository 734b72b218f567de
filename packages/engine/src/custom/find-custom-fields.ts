import { boxAround, fourDecimals } from "@inkvoice/contract/box";
import type { DateOrder } from "../locale/dates/date.ts";
import type { Box, PageText, Word } from "../page-text/page-text.ts";
import { nearestParty, type PartyLocations } from "./beside-party.ts";
import { confidenceOf } from "./calibration.ts";
import { captionKey, type FoundCaption, findCaptions, widthOfSpace } from "./captions.ts";
import type { CaptionSide, CustomFieldDefinition, FoundCustomValue } from "./custom-field.ts";
import { readValue } from "./read-value.ts";

/** Values below this confidence are left out: a wrong value costs more than a missing one. */
const leastSure = 0.6;
/** Factors on the confidence: for a phrase around the caption, and for a competing value elsewhere. */
const inPhrase = 0.7;
const contradicted = 0.55;

/** Preference among positions with different values: nearer to the caption is better. */
const preference: Readonly<Record<CaptionSide, number>> = {
  sameWord: 1,
  rightWithColon: 0.99,
  right: 0.95,
  below: 0.89,
  column: 0.89,
};

type Candidate = FoundCustomValue & Readonly<{ rank: number }>;

/** Finds the account's custom fields by their captions; values below the threshold are left out. */
export function findCustomFields(
  pages: readonly PageText[],
  definitions: readonly CustomFieldDefinition[],
  order: DateOrder,
  parties: PartyLocations = noParties,
): FoundCustomValue[] {
  const every = definitions.flatMap(({ captions }) => captions);
  return definitions
    .filter(({ level, captions }) => level === "document" && captions.length > 0)
    .flatMap((definition) => {
      const found = pages.flatMap((page) =>
        findCaptions(page, definition.captions).flatMap((caption) =>
          candidatesAt(caption, definition, { order, every }).filter((candidate) =>
            isWhereItMayStand(caption, candidate, definition, parties),
          ),
        ),
      );
      const best = chosen(found);
      return best && best.confidence >= leastSure ? [best] : [];
    });
}

const noParties: PartyLocations = { vendor: [], customer: [] };

/** Caption or value must be next to the party's words. */
function isWhereItMayStand(
  { page, box }: FoundCaption,
  { location }: Candidate,
  { near }: CustomFieldDefinition,
  parties: PartyLocations,
): boolean {
  return near === undefined || nearestParty(page, boxAround([[...box], location.box]), parties) === near;
}

type Context = Readonly<{ order: DateOrder; every: readonly string[] }>;

function candidatesAt(caption: FoundCaption, definition: CustomFieldDefinition, context: Context): Candidate[] {
  if (caption.rest !== "") {
    const own = caption.page.words[caption.line[caption.next - 1] ?? -1];
    const words = own ? [{ ...own, text: caption.rest }] : [];
    return read("sameWord", caption, [...words, ...wordsAfter(caption, context)], definition, context);
  }
  const right = read(
    caption.hasColon ? "rightWithColon" : "right",
    caption,
    wordsAfter(caption, context),
    definition,
    context,
  );
  if (right.length > 0) return right;
  return read("below", caption, wordsBelow(caption, context), definition, context);
}

/** A value ends at a gap or at the next caption. */
const widestGapInHeights = 12;

function wordsAfter({ page, line, next, box }: FoundCaption, { every }: Context): Word[] {
  const words: Word[] = [];
  let end = box[2];
  for (const index of line.slice(next)) {
    const word = page.words[index];
    if (!word) break;
    const gap = word.box[0] - end;
    const height = Math.max(word.box[3] - word.box[1], 0.004);
    const most = words.length === 0 ? height * widestGapInHeights * 2 : widthOfSpace(word) * 1.6;
    if (gap > most || (words.length > 0 && /:$/.test(word.text))) break;
    if (isCaption(word.text, every) && words.length > 0) break;
    words.push(word);
    end = word.box[2];
  }
  return words;
}

const isCaption = (text: string, captions: readonly string[]) =>
  captions.some((caption) => captionKey(caption) === captionKey(text));

const linesBelow = 2.6;

/** The nearest line below the caption, starting at the word under the caption's first word. */
function wordsBelow({ page, box }: FoundCaption, { every }: Context): Word[] {
  const height = box[3] - box[1];
  const under = page.lines
    .map(({ words }) => words.flatMap((index) => page.words[index] ?? []))
    .filter((words) => words.length > 0)
    .map((words) => ({ words, top: Math.min(...words.map((word) => word.box[1])) }))
    .filter(({ top }) => top > box[1] + height * 0.6 && top - box[3] < height * linesBelow)
    .sort((a, b) => a.top - b.top);
  for (const { words } of under) {
    const start = words.findIndex((word) => overlaps(word.box, box));
    if (start < 0) continue;
    const run: Word[] = [];
    for (const word of words.slice(start)) {
      const last = run.at(-1);
      if (last && word.box[0] - last.box[2] > widthOfSpace(word) * 1.6) break;
      run.push(word);
    }
    return run.some((word) => isCaption(word.text, every) || /:$/.test(word.text)) ? [] : run;
  }
  return [];
}

const overlaps = (word: Box, caption: Box) => word[0] < caption[2] && word[2] > caption[0];

function read(
  side: CaptionSide,
  caption: FoundCaption,
  words: readonly Word[],
  definition: CustomFieldDefinition,
  { order }: Context,
): Candidate[] {
  const texts = words.map((word) => word.text);
  const found = readValue(texts, definition, order);
  if (!found || found.value === "") return [];
  const taken = words.slice(0, found.words);
  const legible = Math.min(...taken.map((word) => word.confidence));
  const confidence = confidenceOf(side, definition) * legible * (caption.isInPhrase ? inPhrase : 1);
  const location = { page: caption.page.page, box: rounded(boxAround(taken.map((word) => [...word.box]))) };
  return [
    {
      name: definition.name,
      value: found.value,
      confidence: fourDecimals(confidence),
      location,
      side,
      rank: confidence * preference[side],
    },
  ];
}

/** The most confident value; a competing value of equal confidence lowers it. */
function chosen(candidates: readonly Candidate[]): FoundCustomValue | undefined {
  const [best, ...others] = candidates.toSorted((a, b) => b.rank - a.rank);
  if (!best) return undefined;
  const { rank, ...value } = best;
  const rival = others.find((other) => other.value !== best.value && other.rank > rank * 0.93);
  return rival ? { ...value, confidence: fourDecimals(value.confidence * contradicted) } : value;
}

const rounded = ([x0, y0, x1, y1]: Box): [number, number, number, number] => [
  fourDecimals(x0),
  fourDecimals(y0),
  fourDecimals(x1),
  fourDecimals(y1),
];
