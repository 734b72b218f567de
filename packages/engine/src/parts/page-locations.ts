/** Converts locations counted from the first page of a part into locations in the file. */
export function locationsInFile<Tree>(locations: Tree, pages: readonly { page: number }[]): Tree {
  const place = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(place);
    if (typeof node !== "object" || node === null) return node;
    if ("page" in node && "box" in node) return { ...node, page: pages[Number(node.page) - 1]?.page ?? node.page };
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, place(inner)]));
  };
  const isWhole = pages.every(({ page }, index) => page === index + 1);
  return isWhole ? locations : (place(locations) as Tree);
}
