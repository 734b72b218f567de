import { alignLetters } from "../locale/align-letters.ts";
import { wordKey } from "../locale/fold-text.ts";
import { withoutLegalForm } from "../locale/legal-form.ts";
import type { Candidate } from "../understand/invoice-reading.ts";

/** Letters: shorter ones begin many names. */
const shortest = 4;
/** Of the shorter name's letters so many may have been misread: one in four. */
const mostMisread = 1 / 4;

/** Whether a name on a picture is another one's beginning, or that with letters misread: `EWBER` in a logo and `Ember Tools` below it are one. */
export function isSameName(a: Candidate<string | number>, b: Candidate<string | number>): boolean {
  if (a.source !== "ocr") return false;
  const [x = "", y = ""] = [a, b].map(({ value }) => wordKey(withoutLegalForm(String(value))));
  const length = Math.min(x.length, y.length);
  if (length < shortest) return false;
  return alignLetters(x.slice(0, length), y.slice(0, length)).differing <= mostMisread * length;
}
