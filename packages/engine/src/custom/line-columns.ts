import type { Location } from "@inkvoice/contract";
import { boxAround, fourDecimals } from "@inkvoice/contract/box";
import type { DateOrder } from "../locale/dates/date.ts";
import type { Box, PageText, Word } from "../page-text/page-text.ts";
import { confidenceOf } from "./calibration.ts";
import { type FoundCaption, findCaptions } from "./captions.ts";
import type { CustomFieldDefinition, FoundCustomValue } from "./custom-field.ts";
import { readValue } from "./read-value.ts";

/** A value of one line item. */
export type FoundLineValue = FoundCustomValue & Readonly<{ line: number }>;

/** Locations of a line item's values, by property. */
type LineTree = object;
type Band = Readonly<{ line: number; page: number; top: number; bottom: number }>;
type Column = Readonly<{ left: number; right: number; caption: Box }>;

/** Locations of the line items, from the words they were read from. */
function bandsOf(lines: readonly LineTree[]): Band[] {
  return lines.flatMap((tree, line) => {
    const places = Object.values(tree).filter(isPlace);
    const page = places[0]?.page;
    const own = places.filter((place) => place.page === page);
    if (page === undefined) return [];
    const [, top, , bottom] = boxAround(own.map(({ box }) => box));
    return [{ line, page, top, bottom }];
  });
}

const isPlace = (value: unknown): value is Location =>
  typeof value === "object" && value !== null && "box" in value && "page" in value;

/** Maximum distance of a value from the words of its line, in heights of the value. */
const slack = 0.25;

/** Custom columns of the line items: the words below the column's heading in the row of the line item. */
export function findLineValues(
  pages: readonly PageText[],
  definitions: readonly CustomFieldDefinition[],
  lines: readonly LineTree[],
  order: DateOrder,
): FoundLineValue[] {
  const bands = bandsOf(lines);
  return definitions
    .filter(({ level }) => level === "line")
    .flatMap((definition) => columnValues(pages, definition, bands, order));
}

function columnValues(
  pages: readonly PageText[],
  definition: CustomFieldDefinition,
  bands: readonly Band[],
  order: DateOrder,
): FoundLineValue[] {
  const found: FoundLineValue[] = [];
  // A table that continues on a page without headings keeps the columns of the page before.
  let column: Column | undefined;
  for (const page of pages) {
    const own = bands.filter((band) => band.page === page.page);
    column = headingOn(page, definition, own) ?? column;
    if (!column) continue;
    for (const band of own) {
      const value = valueIn(page, column, { definition, order, band });
      if (value) found.push(value);
    }
  }
  return found;
}

/** Maximum distance of a heading from the line items, in its own heights; a second language may be between. */
const headingReach = 5;

/** The heading of the line item table, not the same words further up or within another heading ("EAN code"). */
function headingOn(page: PageText, { captions }: CustomFieldDefinition, bands: readonly Band[]): Column | undefined {
  const first = Math.min(...bands.map(({ top }) => top));
  const above = findCaptions(page, captions).filter(
    ({ box, isInPhrase }) =>
      !isInPhrase && (box[1] + box[3]) / 2 < first && first - box[3] < (box[3] - box[1]) * headingReach,
  );
  const nearest = above.toSorted((a, b) => b.box[1] - a.box[1])[0];
  return nearest && columnUnder(nearest);
}

/** The column's horizontal range: half-way to the headings on either side. */
function columnUnder({ page, line, box, next }: FoundCaption): Column {
  const words = line.flatMap((index) => page.words[index] ?? []);
  const before = words.filter((word) => word.box[2] <= box[0]).at(-1);
  const after = page.words[line[next] ?? -1];
  const reach = (box[3] - box[1]) * 6;
  return {
    left: Math.max(before ? (before.box[2] + box[0]) / 2 : 0, box[0] - reach),
    right: Math.min(after ? (box[2] + after.box[0]) / 2 : 1, box[2] + reach),
    caption: box,
  };
}

type Cell = Readonly<{ definition: CustomFieldDefinition; order: DateOrder; band: Band }>;

function valueIn(page: PageText, column: Column, { definition, order, band }: Cell): FoundLineValue | undefined {
  const words = page.words.filter((word) => isIn(word, column, band)).sort((a, b) => a.box[0] - b.box[0]);
  const texts = words.map((word) => word.text);
  const found = readValue(texts, definition, order);
  if (!found || found.value === "") return undefined;
  const taken = words.slice(0, found.words);
  const confidence = confidenceOf("column", definition) * Math.min(...taken.map((word) => word.confidence));
  const box = boxAround(taken.map((word) => [...word.box])).map(fourDecimals) as Location["box"];
  return {
    line: band.line,
    name: definition.name,
    value: found.value,
    confidence: fourDecimals(confidence),
    location: { page: page.page, box },
    side: "column",
  };
}

function isIn({ box }: Word, { left, right }: Column, { top, bottom }: Band): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const height = box[3] - box[1];
  return x >= left && x <= right && y >= top - height * slack && y <= bottom + height * slack;
}
