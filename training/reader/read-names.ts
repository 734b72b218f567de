import type { LabelledDocument } from "../../packages/synth/src/labelled-document.ts";
import { nameDamage, withLegibleNames } from "../../packages/synth/src/ocr-noise/legible-names.ts";

/** A page that was read back, where only printings of the seller's name that were read well are its name. */
export function withReadNames(document: LabelledDocument): LabelledDocument {
  const words = document.truth.vendor?.name?.split(" ") ?? [];
  // A logo prints the first words of the name.
  const printings = words.map((_, i) => words.slice(0, i + 1).join(" "));
  return withLegibleNames(document, (_, read) => closestTo(read, printings));
}

function closestTo(read: string, printings: readonly string[]): string | undefined {
  const judged = printings.map((printed) => ({ printed, damage: nameDamage(printed, read) }));
  return judged.sort((a, b) => a.damage - b.damage)[0]?.printed;
}
