import { withoutLegalForm } from "../../locale/companies/legal-form.ts";
import { alignLetters } from "../../locale/letters/align-letters.ts";
import { wordKey } from "../../locale/letters/fold-text.ts";
import type { Candidate } from "../../understand/invoice-reading.ts";

/** Minimal number of letters: shorter texts begin many names. */
const shortest = 4;
/** Share of the shorter name's letters that may be misread. */
const mostMisread = 1 / 4;

/**
 * Whether a name on a picture is a prefix of another, possibly misread: `EWBER` in a logo is `Ember Tools` below it.
 */
export function isSameName(a: Candidate<string | number>, b: Candidate<string | number>): boolean {
  if (a.source !== "ocr") return false;
  const [x = "", y = ""] = [a, b].map(({ value }) => wordKey(withoutLegalForm(String(value))));
  const length = Math.min(x.length, y.length);
  if (length < shortest) return false;
  return alignLetters(x.slice(0, length), y.slice(0, length)).differing <= mostMisread * length;
}
