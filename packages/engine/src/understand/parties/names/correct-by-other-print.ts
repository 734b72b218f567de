import { wordKey } from "../../../locale/letters/fold-text.ts";
import type { Candidate } from "../../invoice-reading.ts";
import type { OrderedWords } from "../../layout/reading-order.ts";

/** Shorter words are similar by chance. */
const shortest = 5;
/** Logos are read less surely than print; above this confidence the spelling stays. */
const keepAt = 0.98;

type Word = OrderedWords["words"][number];

/** Corrects names read from a picture by clearer prints of their words: `older bench` of `5 Alder Road`. */
export function correctByOtherPrint(
  names: readonly Candidate<string>[],
  { words }: OrderedWords,
): readonly Candidate<string>[] {
  const isDoubtful = ({ source, worstLegibility }: Candidate<string>) => source === "ocr" && worstLegibility < keepAt;
  return names.map((name) => {
    if (!isDoubtful(name)) return name;
    const own = name.value.split(" ");
    const value = own.map((text) => clearerPrint(text, words) ?? text).join(" ");
    return value === name.value ? name : { ...name, value };
  });
}

/** The only clearer word that differs in one letter, in the case of the name. */
function clearerPrint(text: string, words: readonly Word[]): string | undefined {
  const key = wordKey(text);
  const read = words.find((word) => word.text === text);
  if (key.length < shortest || key.length !== text.length || !read || read.confidence >= keepAt) return undefined;
  const alike = words.filter(
    (word) => word.confidence > keepAt && word.text.length === text.length && differsInOne(key, wordKey(word.text)),
  );
  const [other, ...others] = new Map(alike.map((word) => [wordKey(word.text), word.text])).values();
  return other === undefined || others.length > 0 ? undefined : inCaseOf(text, other);
}

function differsInOne(a: string, b: string): boolean {
  return a.length === b.length && [...a].filter((letter, at) => letter !== b[at]).length === 1;
}

function inCaseOf(text: string, other: string): string {
  if (text === text.toUpperCase()) return other.toUpperCase();
  return text === text.toLowerCase() ? other.toLowerCase() : other;
}
