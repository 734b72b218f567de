import type { XmlElement } from "./xml-tree.ts";
import { find, findAll } from "./xml-values.ts";

/** A batch as one document for each of its invoices, each with everything that the batch says of all of them. */
export function dividedBatch(root: XmlElement, path: readonly string[] = []): readonly XmlElement[] {
  const [name, ...inner] = path;
  if (name === undefined || findAll(root, ...path).length < 2) return [root];
  if (inner.length > 0) {
    const group = find(root, name);
    return group ? dividedBatch(group, inner).map((single) => withOnly(root, name, single)) : [root];
  }
  return root.children.filter((child) => child.name === name).map((invoice) => withOnly(root, name, invoice));
}

/** The element with one child of a name in the place of the first of them. */
function withOnly(element: XmlElement, name: string, child: XmlElement): XmlElement {
  const at = element.children.findIndex((other) => other.name === name);
  const others = element.children.filter((other) => other.name !== name);
  return { ...element, children: others.toSpliced(at, 0, child) };
}
