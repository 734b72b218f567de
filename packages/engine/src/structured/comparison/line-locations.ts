import type { LineItem, Location, LocationTree } from "@inkvoice/contract";
import type { PrintedLocations } from "../../evidence/printed-locations.ts";
import { withoutUndefined } from "../xml/xml-values.ts";

type LinePlaces = NonNullable<LocationTree["line_items"]>;

/** Maximum distance of a line's numbers below its first words, if no next line comes earlier. */
const lineReach = 0.08;
/** Numbers on the same row as the description may have a slightly higher box. */
const rowSlack = 0.006;

/** Lines are found in their order, each below the one before it; its numbers are looked for between it and the next. */
export function locateLines(lines: readonly LineItem[], places: PrintedLocations): LinePlaces {
  let above: Location | undefined;
  const anchors = lines.map((line) => {
    const anchor = anchorOf(line, places, above);
    above = anchor?.place ?? above;
    return anchor;
  });
  return lines.map((line, index) => {
    const anchor = anchors[index];
    if (!anchor) return {};
    const next = anchors.slice(index + 1).find((later) => later?.place.page === anchor.place.page);
    const bottom = Math.min(next?.place.box[1] ?? 1, anchor.place.box[3] + lineReach);
    return (
      withoutUndefined({
        description: anchor.description,
        ...partsOf(line, places, { anchor: anchor.place, bottom }),
      }) ?? {}
    );
  });
}

type Anchor = Readonly<{ place: Location; description: Location | undefined }>;
type Band = Readonly<{ anchor: Location; bottom: number }>;

/** A line is located by its description, preferably with its total nearby, or by its total alone. */
function anchorOf(
  { description, total }: LineItem,
  places: PrintedLocations,
  above: Location | undefined,
): Anchor | undefined {
  const totals = total === undefined ? [] : places.amount(total).filter((place) => isBelow(place, above));
  const described = descriptionPlaces(description, places).filter((place) => isBelow(place, above));
  const withTotal = described.find((anchor) =>
    totals.some((place) => isInBand(place, { anchor, bottom: anchor.box[3] + lineReach })),
  );
  const place = withTotal ?? described[0];
  if (place) return { place, description: place };
  return totals[0] && { place: totals[0], description: undefined };
}

/** A description that is wrapped on the page is found by its first words. */
function descriptionPlaces(description: string | undefined, places: PrintedLocations): readonly Location[] {
  const words = description?.split(" ") ?? [];
  for (let count = words.length; count >= 1; count = Math.floor(count * 0.75)) {
    const found = places.text(words.slice(0, count).join(" "));
    if (found.length > 0 || count <= 2) return found;
  }
  return [];
}

function isBelow(place: Location, above: Location | undefined): boolean {
  if (!above || place.page > above.page) return true;
  return place.page === above.page && place.box[1] > above.box[1] + 0.002;
}

function isInBand({ page, box }: Location, { anchor, bottom }: Band): boolean {
  const middle = (box[1] + box[3]) / 2;
  return page === anchor.page && middle > anchor.box[1] - rowSlack && middle < bottom;
}

/** An equal price and total are distinguished by their order: the total is last. */
function partsOf(line: LineItem, places: PrintedLocations, band: Band): Record<string, Location | undefined> {
  const inRow = (value: number | undefined) => nearestRow(value === undefined ? [] : places.amount(value), band);
  // The line number left of the text is often equal to the quantity.
  const quantities = inRow(line.quantity);
  const quantity = quantities.find(({ box }) => box[0] >= band.anchor.box[0]) ?? quantities[0];
  const total = inRow(line.total).at(-1);
  const price = inRow(line.unit_price).find((place) => !samePlace(place, quantity) && !samePlace(place, total));
  const skus = line.sku === undefined ? [] : places.text(line.sku);
  return { quantity, unit_price: price ?? inRow(line.unit_price)[0], total, sku: nearestRow(skus, band)[0] };
}

/** Of several rows the one closest to the description; left to right. */
function nearestRow(candidates: readonly Location[], band: Band): readonly Location[] {
  const inBand = candidates.filter((place) => isInBand(place, band));
  const distance = ({ box }: Location) => Math.abs(box[1] - band.anchor.box[1]);
  const closest = Math.min(...inBand.map(distance));
  return inBand.filter((place) => distance(place) <= closest + rowSlack).toSorted((a, b) => a.box[0] - b.box[0]);
}

function samePlace(a: Location, b: Location | undefined): boolean {
  return b !== undefined && a.page === b.page && a.box.every((side, index) => side === b.box[index]);
}
