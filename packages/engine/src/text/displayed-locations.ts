import type { Location } from "@inkvoice/contract";
import { displayedBox } from "../page-text/displayed.ts";
import type { PageText } from "../page-text/page-text.ts";

/** Maps all locations in a tree from upright pages to the pages as a viewer displays them. */
export function displayedLocations<Tree>(locations: Tree, pages: readonly PageText[]): Tree {
  const maps = new Map(pages.map((page) => [page.page, page]));
  const place = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(place);
    if (isLocation(node)) return { page: node.page, box: displayedBox(node.box, maps.get(node.page) ?? {}) };
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, place(value)]));
  };
  return pages.some((page) => page.toDisplayed || page.bend) ? (place(locations) as Tree) : locations;
}

function isLocation(node: unknown): node is Location {
  return typeof node === "object" && node !== null && "page" in node && "box" in node;
}
