/** The recogniser's output for a line: for each step the probability of every class; class 0 is "no character". */
export type StepProbabilities = Readonly<{ steps: number; classes: number; values: Float32Array }>;

/** A decoded character: its steps and its probability. rival: the likeliest other digit, for a digit. */
export type DecodedCharacter = Readonly<{
  text: string;
  first: number;
  last: number;
  probability: number;
  rival?: Readonly<{ text: string; probability: number }>;
}>;

export type DecodedWord = Readonly<{ characters: readonly DecodedCharacter[]; confidence: number }>;

/** Distance between the centres of two characters, in steps. */
export function distanceBetween(left: DecodedCharacter | undefined, right: DecodedCharacter | undefined): number {
  return left && right ? (right.first + right.last - left.first - left.last) / 2 : Number.POSITIVE_INFINITY;
}

/** The word as it is written. */
export function wordText({ characters }: DecodedWord): string {
  return characters.map(({ text }) => text).join("");
}

/** Alternative readings of a number, each with one digit replaced by its rival, the likeliest first. */
export function alternativeReadings({ characters }: DecodedWord): string[] {
  const odds = ({ rival, probability }: DecodedCharacter) => (rival?.probability ?? 0) / probability;
  return characters
    .flatMap((character, at) => (character.rival ? [{ at, rival: character.rival.text, odds: odds(character) }] : []))
    .sort((a, b) => b.odds - a.odds)
    .slice(0, mostSpellings)
    .map(({ at, rival }) => characters.map(({ text }, index) => (index === at ? rival : text)).join(""));
}

/** Joins two words; the confidence is that of both together. */
export function joinWords(left: DecodedWord, right: DecodedWord): DecodedWord {
  return {
    characters: [...left.characters, ...right.characters],
    confidence: left.confidence * right.confidence,
  };
}

const none = 0;
/** Minimum probability of a rival digit: on clean print none reaches it. */
const leastRival = 0.02;
/** Maximum number of doubtful digits: a number with more has no alternatives. */
const mostSpellings = 3;
/**
 * Minimum mean probability of a printed character: ruled patterns and specks are below. None of 4000 printed words was.
 */
const leastProbability = 0.5;

/** Consecutive steps with the same best class. */
type Run = Readonly<{ kind: number; first: number; last: number; peak: number }>;

/** Greedy decoding: the likeliest class of each step, merged into characters and split at blanks. */
export function decodeWords(line: StepProbabilities, alphabet: readonly string[]): DecodedWord[] {
  const runs = runsOf(line);
  const words: DecodedCharacter[][] = [[]];
  for (const { kind, first, last, peak } of runs) {
    if (kind === none) continue;
    const text = alphabet[kind - 1] ?? "";
    if (text === " ") words.push([]);
    else
      words
        .at(-1)
        ?.push({ text, first, last, probability: peak, ...rivalOf(text, { kind, first, last }, line, alphabet) });
  }
  return words
    .filter((characters) => characters.length > 0)
    .map((characters) => ({ characters, confidence: confidenceOf(characters, runs, line) }))
    .filter(isPrint);
}

/** The likeliest other digit within the steps of a digit. */
function rivalOf(
  text: string,
  { kind, first, last }: Omit<Run, "peak">,
  { classes, values }: StepProbabilities,
  alphabet: readonly string[],
): Pick<DecodedCharacter, "rival"> {
  if (!isDigit(text)) return {};
  let best = { text: "", probability: leastRival };
  for (let other = 1; other < classes; other++) {
    if (other === kind || !isDigit(alphabet[other - 1])) continue;
    for (let step = first; step <= last; step++) {
      const probability = values[step * classes + other] ?? 0;
      if (probability > best.probability) best = { text: alphabet[other - 1] ?? "", probability };
    }
  }
  return best.text === "" ? {} : { rival: best };
}

function isDigit(text: string | undefined): boolean {
  return text !== undefined && text >= "0" && text <= "9" && text.length === 1;
}

function isPrint({ characters, confidence }: DecodedWord): boolean {
  return confidence ** (1 / characters.length) >= leastProbability;
}

function runsOf({ steps, classes, values }: StepProbabilities): Run[] {
  const runs: Run[] = [];
  for (let step = 0; step < steps; step++) {
    const kind = bestClass(values, step * classes, classes);
    const probability = values[step * classes + kind] ?? 0;
    const last = runs.at(-1);
    if (last?.kind === kind) runs[runs.length - 1] = { ...last, last: step, peak: Math.max(last.peak, probability) };
    else runs.push({ kind, first: step, last: step, peak: probability });
  }
  return runs;
}

function bestClass(values: Float32Array, from: number, classes: number): number {
  let best = 0;
  for (let kind = 1; kind < classes; kind++) {
    if ((values[from + kind] ?? 0) > (values[from + best] ?? 0)) best = kind;
  }
  return best;
}

/**
 * Word confidence: the product of the characters' best probabilities and, between them, of the probability that no
 * character was missed (mass outside "no character" and the two neighbours lowers it).
 */
function confidenceOf(characters: readonly DecodedCharacter[], runs: readonly Run[], line: StepProbabilities): number {
  const [from, to] = [characters[0]?.first ?? 0, characters.at(-1)?.last ?? 0];
  let confidence = 1;
  runs.forEach((run, index) => {
    if (run.last < from || run.first > to) return;
    if (run.kind !== none) confidence *= run.peak;
    else confidence *= 1 - missedIn(run, [runs[index - 1]?.kind, runs[index + 1]?.kind], line);
  });
  return confidence;
}

function missedIn(
  run: Run,
  neighbours: readonly (number | undefined)[],
  { classes, values }: StepProbabilities,
): number {
  let missed = 0;
  for (let step = run.first; step <= run.last; step++) {
    const at = (kind: number | undefined): number => (kind === undefined ? 0 : (values[step * classes + kind] ?? 0));
    const [before, after] = neighbours;
    const explained = at(none) + at(before) + (after === before ? 0 : at(after));
    missed = Math.max(missed, 1 - explained);
  }
  return Math.min(1, Math.max(0, missed));
}
