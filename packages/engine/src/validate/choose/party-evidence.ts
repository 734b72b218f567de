import { wordKey } from "../../locale/letters/fold-text.ts";
import type { Candidate, DomainName, Evidence } from "../../understand/invoice-reading.ts";

type Name = Candidate<string> | undefined;

/** Share of a web name that the party's name must cover. */
const mostOfIt = 0.6;
/** Shorter words are in many names by chance. */
const shortestWord = 4;
/** Largest distance between a name and its address, in heights of the name. */
const reach = 4;

/** 1 if web addresses outside the customer's block contain the vendor's name, −1 if the customer's, 0 otherwise. */
export function domainNameVerdict(domainNames: readonly DomainName[], vendor: Name, customer: Name): number {
  if (!vendor) return 0;
  if (domainNames.some(({ name }) => shareOf(name, vendor.value) >= mostOfIt)) return 1;
  if (!customer || domainNames.some(({ name }) => shareOf(name, vendor.value) > 0)) return 0;
  const own = domainNames.filter(({ evidence }) => !isBeside(evidence, customer.evidence, 2 * reach));
  return own.some(({ name }) => shareOf(name, customer.value) >= mostOfIt) ? -1 : 0;
}

/** Share of a web name covered by words of a party's name. */
function shareOf(domainName: string, partyName: string): number {
  const words = partyName.split(/[\s-]+/).map(wordKey);
  const whole = words.join("");
  if (whole.includes(domainName)) return 1;
  const longest = Math.max(0, ...words.filter((word) => domainName.includes(word)).map((word) => word.length));
  return longest < shortestWord ? 0 : longest / domainName.length;
}

/** Whether something is directly below, above or beside a name. */
export function isBeside(place: Evidence | undefined, name: Evidence | undefined, within = reach): boolean {
  if (!place || !name || place.page !== name.page) return false;
  const [x0, y0, x1, y1] = place.box;
  const [nameX0, nameY0, nameX1, nameY1] = name.box;
  const height = nameY1 - nameY0;
  const apart = Math.max(y0 - nameY1, nameY0 - y1, 0);
  const overlapping = Math.min(x1, nameX1) > Math.max(x0, nameX0);
  return apart <= within * height && overlapping;
}
