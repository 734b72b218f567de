import { valueAt } from "@inkvoice/contract/field-paths";

/** Copy of a tree with a leaf replaced at a path of at most two steps; other branches are shared. */
export function withValue<Whole extends object>(tree: Whole, path: string, leaf: unknown): Whole {
  const [head = "", rest] = path.split(".");
  if (rest === undefined) return { ...tree, [head]: leaf };
  return { ...tree, [head]: { ...(valueAt(tree, head) as object | undefined), [rest]: leaf } };
}

/** The same shape with every leaf replaced. */
export function mirrorOf(value: unknown, leaf: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mirrorOf(entry, leaf));
  if (!isGroup(value)) return leaf;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mirrorOf(inner, leaf)]));
}

export function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
