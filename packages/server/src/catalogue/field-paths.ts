import { fieldAt, type ValueType } from "@inkvoice/contract";
import { type RowList, rowLists } from "@inkvoice/contract/dashboard";

/** A copy of the tree with the value at the path set, or removed if undefined. */
export function withValueAt<Tree extends object>(tree: Tree, path: string, value: unknown): Tree {
  const copy = structuredClone(tree);
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let here = copy as Record<string, unknown>;
  for (const [index, step] of steps.entries()) {
    const following = steps[index + 1] ?? last;
    if (typeof here[step] !== "object" || here[step] === null) {
      if (value === undefined) return copy;
      here[step] = /^\d+$/.test(following) ? [] : {};
    }
    here = here[step] as Record<string, unknown>;
  }
  if (value === undefined) delete here[last];
  else here[last] = value;
  return copy;
}

export type RowPath = Readonly<{ list: RowList; index: number; column: string; whole: boolean }>;

/** Parses a path such as `line_items.3.total`, or `taxes.0` for a whole row; undefined for other fields. */
export function rowOf(path: string): RowPath | undefined {
  const [name, index, ...columns] = path.split(".");
  const list = rowLists.find((candidate) => candidate === name);
  if (!list || !index || !/^\d{1,4}$/.test(index)) return undefined;
  return { list, index: Number(index), column: columns.join("."), whole: columns.length === 0 };
}

/** Type of a correctable field; undefined for any other path. */
export function fieldType(path: string): ValueType | undefined {
  const field = fieldAt(path);
  // `parent` is not edited as a cell: people move the line instead.
  const isCorrectable = field?.shown !== "never" || field.type === "line_index";
  return isCorrectable ? field?.type : undefined;
}
