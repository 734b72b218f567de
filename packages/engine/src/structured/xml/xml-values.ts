import type { XmlElement } from "./xml-tree.ts";

/** Everything reached by a path of local names, in document order. */
export function findAll(element: XmlElement | undefined, ...path: readonly string[]): readonly XmlElement[] {
  let found: readonly XmlElement[] = element ? [element] : [];
  for (const name of path) found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

export function find(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return findAll(element, ...path)[0];
}

/** The first text that is not empty at the end of a path, on one line. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string | undefined {
  for (const found of findAll(element, ...path)) {
    const text = oneLine(found.text);
    if (text !== "") return text;
  }
  return undefined;
}

/** The distinct texts of several elements, such as the terms of an early payment discount and of the due date. */
export function allTextAt(element: XmlElement | undefined, ...path: readonly string[]): string | undefined {
  const texts = new Set(findAll(element, ...path).map(({ text }) => oneLine(text)));
  texts.delete("");
  return texts.size > 0 ? [...texts].join("; ") : undefined;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

export function numberAt(element: XmlElement | undefined, ...path: readonly string[]): number | undefined {
  return decimalOf(textAt(element, ...path));
}

/** Accepts xs:decimal only. */
export function decimalOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^[+-]?(?:\d{1,18}(?:\.\d{0,18})?|\.\d{1,18})$/.test(text)) return undefined;
  const value = Number(text);
  return value === 0 ? 0 : value;
}

/** A calendar date: ISO, or UN/EDIFACT 102 (YYYYMMDD) and the longer forms that start with it. */
export function dateOf(text: string | undefined): string | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?![0-9]{1,3}$)/.exec(text ?? "");
  if (!match) return undefined;
  const [, year, month, day] = match;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const real = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return real && Number(year) >= 1900 ? `${year}-${month}-${day}` : undefined;
}

/** Without spaces, for codes and identifiers. */
export function compactOf(text: string | undefined): string | undefined {
  const compact = text?.replace(/\s/g, "");
  return compact === "" ? undefined : compact;
}

/** An object without the members that are undefined, or undefined when none is left. */
export function withoutUndefined<T extends Record<string, unknown>>(
  members: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } | undefined {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return entries.length === 0
    ? undefined
    : (Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> });
}
