import type { TypeReview } from "@inkvoice/contract/review-settings";

/** Adds or removes an entry, keeping the display order. */
export function toggleEntry<Entry>(all: readonly Entry[], chosen: readonly Entry[], entry: Entry): Entry[] {
  const isChosen = chosen.includes(entry);
  return all.filter((each) => (each === entry ? !isChosen : chosen.includes(each)));
}

const isSameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((entry) => b.includes(entry));

/** Whether two settings are equal, ignoring order. */
export function isSameReview(a: TypeReview, b: TypeReview): boolean {
  return isSameSet(a.required, b.required) && isSameSet(a.stop_at, b.stop_at);
}
