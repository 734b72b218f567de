import type { PageText, ReadingDifficulty } from "../page-text/page-text.ts";

const looks: Readonly<Record<ReadingDifficulty, string>> = {
  dark: "too dark",
  faint: "too faint",
  small: "too small",
  blurred: "blurred",
};

/** The message for an unreadable document: the attempts and, if the pictures show it, the cause. */
export function describeUnreadable(pages: readonly PageText[]): string {
  const tried = pages.filter((page) => page.difficulties !== undefined);
  const reasons = [...new Set(tried.flatMap((page) => page.difficulties ?? []))].map((difficulty) => looks[difficulty]);
  const why = reasons.length > 0 ? `: it is ${inWords(reasons)}` : "";
  const how = tried.some((page) => page.words.length > 0)
    ? " Its lines were tried at several sizes and contrasts."
    : "";
  return `The text in the document could not be read${why}.${how}`;
}

function inWords(reasons: readonly string[]): string {
  return [reasons.slice(0, -1).join(", "), reasons.at(-1)].filter(Boolean).join(" and ");
}
