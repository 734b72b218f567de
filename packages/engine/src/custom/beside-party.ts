import type { CustomFieldParty, Location } from "@inkvoice/contract";
import type { Box, PageText } from "../page-text/page-text.ts";

/** Locations of each party: where its name, address and numbers were read. */
export type PartyLocations = Readonly<Record<CustomFieldParty, readonly Location[]>>;

/** Maximum distance of a value from a party's words, in heights of the value's text. */
const reachInHeights = 7;

const parties: readonly CustomFieldParty[] = ["vendor", "customer"];

/** The locations of both parties from a document's location tree. */
export function partyLocations(locations: Readonly<Partial<Record<CustomFieldParty, unknown>>>): PartyLocations {
  return { vendor: placesIn(locations.vendor), customer: placesIn(locations.customer) };
}

function placesIn(tree: unknown): Location[] {
  if (typeof tree !== "object" || tree === null) return [];
  return isPlace(tree) ? [tree] : Object.values(tree).flatMap(placesIn);
}

const isPlace = (tree: object): tree is Location => "page" in tree && "box" in tree;

/** The party whose words are nearest to a box; undefined if none is near or both are equally near. */
export function nearestParty(page: PageText, box: Box, places: PartyLocations): CustomFieldParty | undefined {
  const height = (box[3] - box[1]) * page.height;
  const distances = parties.map((party) => {
    const own = places[party].filter((place) => place.page === page.page);
    return { party, distance: Math.min(...own.map((place) => gapBetween(page, box, place.box))) };
  });
  const [nearest, other] = distances.toSorted((a, b) => a.distance - b.distance);
  if (!nearest || !other || nearest.distance > height * reachInHeights) return undefined;
  return nearest.distance < other.distance ? nearest.party : undefined;
}

/** The gap between two boxes in page units; 0 if they overlap. */
function gapBetween({ width, height }: PageText, a: Box, b: Readonly<Location["box"]>): number {
  const across = Math.max(0, b[0] - a[2], a[0] - b[2]) * width;
  const down = Math.max(0, b[1] - a[3], a[1] - b[3]) * height;
  return Math.hypot(across, down);
}
