import { boxAround } from "@inkvoice/contract";
import type { CustomFieldDefinition, PageText, Word } from "@inkvoice/engine";
import { type LabelledDocument, type LabelledWord, makeDocument } from "@inkvoice/synth";
import { findLineValues } from "../../packages/engine/src/custom/line-columns.ts";
import { groupIntoLines } from "../../packages/engine/src/text/lines.ts";
import { lexicons } from "../../packages/synth/src/lexicon/index.ts";
import type { LexiconKey } from "../../packages/synth/src/lexicon/lexicon.ts";
import type { FieldDocument, Score, Truth } from "./score-fields.ts";
import { lettersAndDigits, valueHash } from "./value-hash.ts";

export const firstSeed = 9_700_000;
const field = "customer_number";

/** Two documents of each issuer; the second has other numbers and is shifted down a little. */
export function makeIssuers(count: number): {
  documents: readonly FieldDocument[];
  definitions: readonly CustomFieldDefinition[];
} {
  const documents: FieldDocument[] = [];
  for (let seed = firstSeed; documents.length < count; seed++) {
    const document = makeDocument(seed, { kind: "invoice" });
    documents.push(readable(document, seed, 0), readable(document, seed, 1));
  }
  return {
    documents,
    definitions: [{ name: field, type: "code", level: "document", captions: phrasesOf("customerNumber") }],
  };
}

/**
 * Captions that the generator uses for this field only; those shared with other values, such as account numbers, are
 * left out.
 */
export function phrasesOf(...kinds: readonly LexiconKey[]): string[] {
  const entries = Object.values(lexicons).flatMap((lexicon) => Object.entries(lexicon));
  const isOwn = (key: string) => kinds.some((kind) => kind === key);
  const others = new Set(
    entries.filter(([key]) => !isOwn(key)).flatMap(([, phrases]) => phrases.map(lettersAndDigits)),
  );
  const own = entries.filter(([key]) => isOwn(key)).flatMap(([, phrases]) => phrases);
  return [...new Set(own)].filter(
    (phrase) => lettersAndDigits(phrase).length > 2 && !others.has(lettersAndDigits(phrase)),
  );
}

/** A column of item numbers, searched in the generator's rows, so that row detection is not measured here. */
export function scoreColumns(count: number): Score {
  const column: CustomFieldDefinition = {
    name: "item_number",
    type: "code",
    level: "line",
    captions: phrasesOf("colSku"),
  };
  let [labelled, given, right] = [0, 0, 0];
  const errors: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const document = makeDocument(seed, { kind: "invoice" });
    const { pages, order } = readable(document, seed, 0);
    const items = itemsOf(document);
    const found = new Map(
      findLineValues(
        pages,
        [column],
        items.map(({ places }) => places),
        order,
      ).map((each) => [each.line, each.value]),
    );
    for (const [line, { number }] of items.entries()) {
      const value = found.get(line);
      if (number !== undefined) labelled += 1;
      if (value === undefined) continue;
      given += 1;
      if (number !== undefined && valueHash(value) === valueHash(number)) right += 1;
      else errors.push(`${seed} line ${line}: ${value}`);
    }
  }
  return { labelled, given, right, errors };
}

type Item = {
  places: Record<string, { page: number; box: [number, number, number, number] }>;
  number: string | undefined;
};

function itemsOf(document: LabelledDocument): Item[] {
  const items: Item[] = [];
  for (const [index, page] of document.pages.entries()) {
    for (const [item, words] of Map.groupBy(page.words, (word) => word.item ?? -1)) {
      if (item < 0) continue;
      const shown = words.filter(
        ({ label }) => label === "line.total" || label === "line.quantity" || label === "line.unit_price",
      );
      const numbers = words.filter(({ label }) => label === "line.sku");
      if (shown.length === 0) continue;
      const boxes = shown.map((word) => [...wordOf(word, page, 0).box] as [number, number, number, number]);
      const number = numbers.length > 0 ? numbers.map(({ text }) => text).join(" ") : undefined;
      items.push({ places: { total: { page: index + 1, box: boxAround(boxes) } }, number });
    }
  }
  return items;
}

const dropPerDocument = 0.012;

function readable(document: LabelledDocument, seed: number, which: number): FieldDocument {
  const pages = document.pages.map((page, index): PageText => {
    const words = page.words.map((word) => wordOf(word, page, which));
    return { page: index + 1, width: page.width, height: page.height, ...groupIntoLines(words) };
  });
  const truth = truthOf(document, which);
  return {
    name: `${seed}-${which}`,
    issuer: String(seed),
    pages,
    order: document.dateOrder,
    truths: new Map(truth ? [[field, truth]] : []),
  };
}

export function wordOf(word: LabelledWord, page: { width: number; height: number }, which: number): Word {
  const { x0, y0, x1, y1 } = word;
  const down = which * dropPerDocument;
  return {
    text: textOf(word, which),
    box: [x0 / page.width, y0 / page.height + down, x1 / page.width, y1 / page.height + down],
    confidence: 1,
    source: "text",
    fontHeight: (y1 - y0) / page.height,
  };
}

/** The number with every digit changed, for the second document. */
const textOf = ({ text, label }: LabelledWord, which: number) =>
  label === field && which > 0 ? text.replace(/\d/g, (digit) => String((Number(digit) * 7 + 3) % 10)) : text;

/** The first occurrence of the number; a payment slip may repeat it. */
function truthOf(document: LabelledDocument, which: number): Truth | undefined {
  for (const [index, page] of document.pages.entries()) {
    const first = page.words.find(({ label }) => label === field);
    if (!first) continue;
    const words = page.words.filter(({ label, span }) => label === field && span === first.span);
    const boxes = words.map((word) => [...wordOf(word, page, which).box] as [number, number, number, number]);
    const value = words.map((word) => textOf(word, which)).join(" ");
    return { hash: valueHash(value), page: index + 1, box: boxAround(boxes) };
  }
  return undefined;
}
