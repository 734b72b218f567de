import type { XmlElement } from "./xml-tree.ts";
import { find, findAll } from "./xml-values.ts";

/** Splits a batch into one document per invoice, each with the shared parts of the batch. */
export function splitBatch(root: XmlElement, path: readonly string[] = []): readonly XmlElement[] {
  const [name, ...inner] = path;
  if (name === undefined || findAll(root, ...path).length < 2) return [root];
  if (inner.length > 0) {
    const group = find(root, name);
    return group ? splitBatch(group, inner).map((single) => withOnly(root, name, single)) : [root];
  }
  return root.children.filter((child) => child.name === name).map((invoice) => withOnly(root, name, invoice));
}

/** The element with its children of a name replaced by one of them. */
function withOnly(element: XmlElement, name: string, child: XmlElement): XmlElement {
  const at = element.children.findIndex((other) => other.name === name);
  const others = element.children.filter((other) => other.name !== name);
  return { ...element, children: others.toSpliced(at, 0, child) };
}
