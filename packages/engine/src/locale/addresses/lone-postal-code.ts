import type { AddressParts } from "@inkvoice/contract";

/** A code on a line of its own: `62704`, `703 99`. Four digits may be a house number: only behind a town at the end. */
const loneCode = /^(\d{5}(?:-\d{4})?|\d{6}|\d{3} \d{2,3})$/;
const shortCode = /^(\d{4})$/;
const regionCode = /^[A-Z]{2,3}$/;
const hasDigit = (line: string | undefined) => /\d/.test(line ?? "");
const isName = (line: string | undefined) => line !== undefined && line !== "" && !hasDigit(line);

/**
 * `Springfield, IL, 62704`, `02880, Veikkola`: the code and, beside it, region and town on lines without digits. Of two such
 * lines above it the lower may be a region written out or a country, so neither is called the town.
 */
export function takeLonePostalCode(lines: string[], parts: AddressParts): void {
  const at = lines.findLastIndex((line, index) => index > 0 && isCode(lines, line, index));
  const code = lines[at];
  if (at < 0 || code === undefined) return;
  parts.postal_code = code;
  lines.splice(at, 1);
  const [above, below] = [lines[at - 1], lines[at]];
  if (isName(below)) parts.city = lines.splice(at, 1)[0] ?? "";
  else if (above !== undefined && regionCode.test(above)) {
    parts.region = above;
    const isTown = at > 2 && isName(lines[at - 2]);
    if (isTown) parts.city = lines[at - 2] ?? "";
    lines.splice(isTown ? at - 2 : at - 1, isTown ? 2 : 1);
  } else if (at > 1 && isName(above) && hasDigit(lines[at - 2])) parts.city = lines.splice(at - 1, 1)[0] ?? "";
}

function isCode(lines: readonly string[], line: string, index: number): boolean {
  if (loneCode.test(line)) return true;
  const isLast = index === lines.length - 1;
  return shortCode.test(line) && isLast && index > 1 && isName(lines[index - 1]) && hasDigit(lines.slice(0, -1).join());
}
