import { foldText } from "./fold-text.ts";
import { languages } from "./languages/index.ts";

const monthByWord = buildMonths();

function buildMonths(): ReadonlyMap<string, number> {
  const months = new Map<string, number>();
  for (const { monthForms } of languages) {
    for (const [word, month] of Object.entries(monthForms)) months.set(foldText(word), month);
  }
  const names = languages.flatMap(({ months: own }) => own.map((name, index) => [foldText(name), index + 1] as const));
  for (const [name, month] of names) months.set(name, month);
  for (const length of [4, 3]) {
    for (const [name, month] of names) {
      const short = name.slice(0, length);
      if (!months.has(short)) months.set(short, month);
    }
  }
  return months;
}

/** 1–12 for a month's name or usual abbreviation in any of the languages. */
export function monthOf(word: string): number | undefined {
  const plain = foldText(word)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return plain.length < 3 ? undefined : monthByWord.get(plain);
}
