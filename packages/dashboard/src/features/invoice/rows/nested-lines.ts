import type { InvoiceDetail } from "@inkvoice/contract/dashboard";

/** Where a line stands among lines and their parts. Lines are named by their numbers. */
export type NestedLine = Readonly<{
  /** 0 for a line that is no part of another. */
  depth: number;
  /** Index of the line that it is a part of. */
  parent: number | undefined;
  /** Number of the line above that it can become a part of; undefined if there is none. */
  into: number | undefined;
  /** Number of the line that it is a part of when moved out by one level, null for none; undefined if it is no part. */
  out: number | null | undefined;
}>;

/** The lines with their nesting, by index. */
export function nestedLines({ data, rows }: Pick<InvoiceDetail, "data" | "rows">): readonly NestedLine[] {
  const parents = (data?.line_items ?? []).map((line) => line.parent);
  const depths = parents.map((_, index) => depthOf(parents, index));
  const numberOf = (index: number) => rows.line_items[index] ?? index;
  return parents.map((parent, index) => {
    const above = siblingAbove(depths, index);
    const outer = parent === undefined ? undefined : parents[parent];
    return {
      depth: depths[index] ?? 0,
      parent,
      into: above === undefined ? undefined : numberOf(above),
      out: parent === undefined ? undefined : outer === undefined ? null : numberOf(outer),
    };
  });
}

function depthOf(parents: readonly (number | undefined)[], index: number): number {
  const passed = new Set<number>();
  for (let at = parents[index]; at !== undefined && !passed.has(at); at = parents[at]) passed.add(at);
  return passed.size;
}

/** The nearest line above on the same level, under the same line. */
function siblingAbove(depths: readonly number[], index: number): number | undefined {
  const depth = depths[index] ?? 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = depths[at] ?? 0;
    if (other === depth) return at;
    if (other < depth) return undefined;
  }
  return undefined;
}
