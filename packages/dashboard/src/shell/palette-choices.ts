import { searchText } from "@inkvoice/contract/dashboard";
import type { ReactNode } from "react";

/** One line of the palette. */
export type Choice = Readonly<{ id: string; label: string; icon: ReactNode; note: string; run: () => void }>;

/** Choices that contain every word of the text; first those with a word that begins with it, in the menu's order. */
export function matchingChoices(choices: readonly Choice[], text: string): Choice[] {
  const wanted = searchText(text.trim());
  const words = wanted.split(/\s+/);
  const holds = ({ label }: Choice) => words.every((word) => searchText(label).includes(word));
  const begins = ({ label }: Choice) => Number(` ${searchText(label)}`.includes(` ${wanted}`));
  return choices.filter(holds).toSorted((a, b) => begins(b) - begins(a));
}
