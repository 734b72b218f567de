import type { LabelledDocument } from "../../../packages/synth/src/labelled-document.ts";
import { nameDamage, withLegibleNames } from "../../../packages/synth/src/ocr-noise/legible-names.ts";

/** A page read back by OCR, on which only legible occurrences of the seller's name keep its label. */
export function labelLegibleNames(document: LabelledDocument): LabelledDocument {
  const words = document.truth.vendor?.name?.split(" ") ?? [];
  // A logo contains the first words of the name.
  const printings = words.map((_, i) => words.slice(0, i + 1).join(" "));
  return withLegibleNames(document, (_, read) => closestTo(read, printings));
}

function closestTo(read: string, printings: readonly string[]): string | undefined {
  const judged = printings.map((printed) => ({ printed, damage: nameDamage(printed, read) }));
  return judged.sort((a, b) => a.damage - b.damage)[0]?.printed;
}
