import { boxAround, type Location } from "@inkvoice/contract";
import type { PageWord } from "@inkvoice/contract/dashboard";

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Finds a typed value on the page, if it occurs exactly once: the correction then has a location although nobody
 * pointed at it. Undefined if it occurs twice or not at all.
 */
export function findOnPage(words: readonly PageWord[], page: number, value: string): Location | undefined {
  const wanted = bare(value);
  if (wanted.length < 3) return undefined;
  const found: Location[] = [];
  for (let start = 0; start < words.length; start++) {
    let joined = "";
    for (let end = start; end < Math.min(words.length, start + 12); end++) {
      joined += bare(words[end]?.text ?? "");
      if (joined === wanted) found.push({ page, box: boxAround(words.slice(start, end + 1).map(({ box }) => box)) });
      if (joined.length >= wanted.length) break;
    }
  }
  return found.length === 1 ? found[0] : undefined;
}
