import type { CustomFieldDefinition, PageText } from "@inkvoice/engine";
import type { PartyLocations } from "../../packages/engine/src/custom/beside-party.ts";
import type { FoundCustomValue } from "../../packages/engine/src/custom/custom-field.ts";
import { findCustomFields } from "../../packages/engine/src/custom/find-custom-fields.ts";
import type { DateOrder } from "../../packages/engine/src/locale/dates/date.ts";
import { readValue } from "../../packages/server/src/review/corrections/corrected-value.ts";
import {
  anchorOf,
  characterPattern,
  findAtLocation,
  type RememberedLocation,
} from "../../packages/server/src/review/memory/remembered-location.ts";
import { valueHash } from "./value-hash.ts";

type Box = [number, number, number, number];
/** A value that the document shows, as its hash, and where. */
export type Truth = Readonly<{ hash: string; page: number; box: Box | undefined }>;

export type FieldDocument = Readonly<{
  name: string;
  issuer: string;
  pages: readonly PageText[];
  order: DateOrder;
  truths: ReadonlyMap<string, Truth>;
  /** Where the parties are printed, for fields that stand beside one. */
  parties?: PartyLocations;
}>;

export type Score = Readonly<{ labelled: number; given: number; right: number; errors: readonly string[] }>;
type Counted = { right: number; given: number };
export type FieldScores = Readonly<{
  byCaptions: ReadonlyMap<string, Score>;
  afterCorrection: ReadonlyMap<string, Score>;
  byPlace: ReadonlyMap<string, Counted>;
}>;

export function sum(scores: readonly Score[]): Score {
  const total = (of: (score: Score) => number) => scores.reduce((all, score) => all + of(score), 0);
  return { labelled: total((s) => s.labelled), given: total((s) => s.given), right: total((s) => s.right), errors: [] };
}

/** Scores of one field, by document. */
class Tally {
  readonly #errors: string[] = [];
  #labelled = 0;
  #given = 0;
  #right = 0;

  add(name: string, truth: Truth | undefined, value: unknown): boolean {
    if (truth) this.#labelled += 1;
    if (value === undefined) {
      if (truth) this.#errors.push(`${name}: nothing given`);
      return false;
    }
    this.#given += 1;
    const isRight = truth !== undefined && valueHash(value) === truth.hash;
    if (isRight) this.#right += 1;
    else this.#errors.push(`${name}: ${value} is ${truth ? "not what is printed" : "nothing of the kind"}`);
    return isRight;
  }

  score(): Score {
    return { labelled: this.#labelled, given: this.#given, right: this.#right, errors: this.#errors };
  }
}

export function scoreDocuments(
  documents: readonly FieldDocument[],
  definitions: readonly CustomFieldDefinition[],
): FieldScores {
  const byPlace = new Map<string, Counted>();
  const captions = new Map(definitions.map(({ name }) => [name, new Tally()]));
  const corrected = new Map(definitions.map(({ name }) => [name, new Tally()]));
  for (const document of documents) {
    const found = new Map(
      findCustomFields(document.pages, definitions, document.order, document.parties).map((each) => [each.name, each]),
    );
    for (const definition of definitions) {
      const { name } = definition;
      const own = found.get(name);
      const isRight = captions.get(name)?.add(document.name, document.truths.get(name), own?.value) ?? false;
      if (own) count(byPlace, own, isRight);
      const taught = teach(documents, document, name);
      if (taught) {
        const recalled = recall(document, definition, taught);
        corrected.get(name)?.add(document.name, document.truths.get(name), recalled ?? own?.value);
      }
    }
  }
  const scored = (tallies: ReadonlyMap<string, Tally>) =>
    new Map([...tallies].map(([name, tally]) => [name, tally.score()] as const));
  return { byCaptions: scored(captions), afterCorrection: scored(corrected), byPlace };
}

function count(byPlace: Map<string, Counted>, { side }: FoundCustomValue, isRight: boolean): void {
  const counted = byPlace.get(side) ?? { right: 0, given: 0 };
  byPlace.set(side, { given: counted.given + 1, right: counted.right + (isRight ? 1 : 0) });
}

const wordsOf = (pages: readonly PageText[], page: number) =>
  (pages.find((each) => each.page === page)?.words ?? []).map(({ text, box }) => ({ text, box: [...box] as Box }));

/** A correction on another document of the same issuer; undefined if there is none. */
function teach(
  documents: readonly FieldDocument[],
  target: FieldDocument,
  field: string,
): RememberedLocation | undefined {
  const other = documents.find(
    ({ name, issuer, truths }) => issuer === target.issuer && name !== target.name && truths.get(field)?.box,
  );
  const truth = other?.truths.get(field);
  if (!other || !truth?.box) return undefined;
  const words = wordsOf(other.pages, truth.page);
  const [x0, y0, x1, y1] = truth.box;
  const inside = words.filter(({ box }) => {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    return x0 <= x && x <= x1 && y0 <= y && y <= y1;
  });
  const shape = characterPattern(inside.map(({ text }) => text).join(" "));
  return { page: truth.page, box: truth.box, anchor: anchorOf(words, truth.box), shape };
}

function recall({ pages, order }: FieldDocument, { type }: CustomFieldDefinition, place: RememberedLocation): unknown {
  const found = findAtLocation(wordsOf(pages, place.page), place);
  return found && readValue(type === "date" ? "date" : "code", found.text, order);
}
