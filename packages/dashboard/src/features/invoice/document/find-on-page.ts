import { boxAround, type Location } from "@inkvoice/contract";
import type { PageWord } from "@inkvoice/contract/dashboard";

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Where a typed value stands on the page, if it stands there exactly once: then the correction knows its place without the
 * person pointing at it. Twice or never, and nothing is claimed.
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
