import { wordKey } from "../locale/fold-text.ts";
import type { Candidate, Evidence, WebName } from "../understand/invoice-reading.ts";

type Name = Candidate<string> | undefined;

/** So much of a web name must be the party's own name. */
const mostOfIt = 0.6;
/** Shorter words stand in many names by chance. */
const shortestWord = 4;
/** An address belongs to the name that stands at most this many of the name's own heights away from it. */
const reach = 4;

/** 1 where web addresses outside the customer's block bear the vendor's name, −1 where they bear the customer's, 0 where they are silent. */
export function webVerdict(webNames: readonly WebName[], vendor: Name, customer: Name): number {
  if (!vendor) return 0;
  if (webNames.some(({ name }) => shareOf(name, vendor.value) >= mostOfIt)) return 1;
  if (!customer || webNames.some(({ name }) => shareOf(name, vendor.value) > 0)) return 0;
  const own = webNames.filter(({ evidence }) => !isBeside(evidence, customer.evidence, 2 * reach));
  return own.some(({ name }) => shareOf(name, customer.value) >= mostOfIt) ? -1 : 0;
}

/** How much of a web name the words of a party's name make up. */
function shareOf(webName: string, partyName: string): number {
  const words = partyName.split(/[\s-]+/).map(wordKey);
  const whole = words.join("");
  if (whole.includes(webName)) return 1;
  const longest = Math.max(0, ...words.filter((word) => webName.includes(word)).map((word) => word.length));
  return longest < shortestWord ? 0 : longest / webName.length;
}

/** Whether something stands right under, over or beside a name. */
export function isBeside(place: Evidence | undefined, name: Evidence | undefined, within = reach): boolean {
  if (!place || !name || place.page !== name.page) return false;
  const [x0, y0, x1, y1] = place.box;
  const [nameX0, nameY0, nameX1, nameY1] = name.box;
  const height = nameY1 - nameY0;
  const apart = Math.max(y0 - nameY1, nameY0 - y1, 0);
  const overlapping = Math.min(x1, nameX1) > Math.max(x0, nameX0);
  return apart <= within * height && overlapping;
}
