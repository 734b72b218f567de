import type { CustomFieldParty, Location } from "@inkvoice/contract";
import type { Box, PageText } from "../page-text/page-text.ts";

/** Where each party is printed: the places its name, address and numbers were read from. */
export type PartyPlaces = Readonly<Record<CustomFieldParty, readonly Location[]>>;

/** Further from every word of a party than this many heights of its own text, a value belongs to none. */
const reachInHeights = 7;

const parties: readonly CustomFieldParty[] = ["vendor", "customer"];

/** The places of both parties in the tree of a document's locations. */
export function partyPlaces(locations: Readonly<Partial<Record<CustomFieldParty, unknown>>>): PartyPlaces {
  return { vendor: placesIn(locations.vendor), customer: placesIn(locations.customer) };
}

function placesIn(tree: unknown): Location[] {
  if (typeof tree !== "object" || tree === null) return [];
  return isPlace(tree) ? [tree] : Object.values(tree).flatMap(placesIn);
}

const isPlace = (tree: object): tree is Location => "page" in tree && "box" in tree;

/** The party whose words stand nearest to a box; none where nothing of a party is near, or both are equally near. */
export function partyBeside(page: PageText, box: Box, places: PartyPlaces): CustomFieldParty | undefined {
  const height = (box[3] - box[1]) * page.height;
  const distances = parties.map((party) => {
    const own = places[party].filter((place) => place.page === page.page);
    return { party, distance: Math.min(...own.map((place) => gapBetween(page, box, place.box))) };
  });
  const [nearest, other] = distances.toSorted((a, b) => a.distance - b.distance);
  if (!nearest || !other || nearest.distance > height * reachInHeights) return undefined;
  return nearest.distance < other.distance ? nearest.party : undefined;
}

/** The white space between two boxes, in the page's own measure; 0 where they overlap. */
function gapBetween({ width, height }: PageText, a: Box, b: Readonly<Location["box"]>): number {
  const across = Math.max(0, b[0] - a[2], a[0] - b[2]) * width;
  const down = Math.max(0, b[1] - a[3], a[1] - b[3]) * height;
  return Math.hypot(across, down);
}
