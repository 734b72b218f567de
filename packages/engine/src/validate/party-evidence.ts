import { wordKey } from "../locale/fold-text.ts";
import type { Candidate, Evidence, FieldReadings, WebName } from "../understand/invoice-reading.ts";

type Name = Candidate<string> | undefined;

/** Between these both are surely parties, and who sells and who buys may be asked again. */
const surelyParty = 0.8;
const beyondDoubt = 0.97;
/** So much of a web name must be the party's own name. */
const mostOfIt = 0.6;
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

/** Sellers put their web address on the paper: where it bears the name of the one taken for the buyer, the two change places. */
export function withRolesByWebName(fields: FieldReadings, webNames: readonly WebName[]): FieldReadings {
  const [vendor, customer] = [fields["vendor.name"][0], fields["customer.name"][0]];
  const areOpen = [vendor, customer].every((name) => isBetween(name?.probability ?? 0, surelyParty, beyondDoubt));
  if (!areOpen || webVerdict(webNames, vendor, customer) >= 0) return fields;
  return {
    ...fields,
    "vendor.name": fields["customer.name"],
    "customer.name": fields["vendor.name"],
    "vendor.address": fields["customer.address"],
    "customer.address": fields["vendor.address"],
  };
}

function isBetween(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
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
