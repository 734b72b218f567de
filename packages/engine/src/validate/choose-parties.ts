import { wordKey } from "../locale/fold-text.ts";
import type { Candidate, FieldName, InvoiceReading } from "../understand/invoice-reading.ts";
import { type Chosen, logOf, marginOf } from "./chosen.ts";
import { isBeside, webVerdict, withRolesByWebName } from "./party-evidence.ts";

type Text = Candidate<string> | undefined;
type Pair = Readonly<{ vendor: Text; customer: Text }>;

const clearlyThere = 0.5;
/** What standing by the party's own name adds to an address, and by the other party's takes, in units of log probability. */
const besideName = 0.3;

/** Chooses who sells and who buys, so that the two are two and each has its own address. */
export function chooseParties(reading: InvoiceReading): Map<FieldName, Chosen> {
  const fields = withRolesByWebName(reading.fields, reading.webNames);
  const names = chooseTwo(fields["vendor.name"], fields["customer.name"]);
  const addresses = chooseTwo(
    nearestFirst(fields["vendor.address"], names.vendor, names.customer),
    nearestFirst(fields["customer.address"], names.customer, names.vendor),
  );
  const taxIds = chooseTwo(fields["vendor.tax_id"], fields["customer.tax_id"], { surestStays: true });
  const chosen = new Map<FieldName, Chosen>();
  const put = (name: FieldName, candidate: Text, agreement = 0) => {
    if (candidate) chosen.set(name, { candidate, margin: marginOf(fields, name, candidate), agreement });
  };
  put("vendor.name", names.vendor, webVerdict(reading.webNames, names.vendor, names.customer));
  put("customer.name", names.customer);
  put("vendor.address", addresses.vendor, placeVerdict(addresses.vendor, names.vendor, names.customer));
  put("customer.address", addresses.customer, placeVerdict(addresses.customer, names.customer, names.vendor));
  put("vendor.tax_id", taxIds.vendor);
  put("customer.tax_id", taxIds.customer);
  return chosen;
}

/** Where both parties would be the same text, the less sure side takes its next candidate. */
function chooseTwo(
  vendors: readonly Candidate<string>[],
  customers: readonly Candidate<string>[],
  { surestStays = false } = {},
): Pair {
  const [vendor, customer] = [vendors[0], customers[0]];
  if (!vendor || !customer || !isSameParty(vendor.value, customer.value)) return { vendor, customer };
  const vendorHasOther = (vendors[1]?.probability ?? 0) > clearlyThere;
  const customerHasOther = (customers[1]?.probability ?? 0) > clearlyThere;
  const isTie = surestStays || vendorHasOther === customerHasOther;
  const vendorStays = isTie ? vendor.probability >= customer.probability : customerHasOther;
  return vendorStays ? { vendor, customer: customers[1] } : { vendor: vendors[1], customer };
}

/** `Ember Tools` and `Ember Tools Limited` are one party. */
function isSameParty(a: string, b: string): boolean {
  const [short = "", long = ""] = [wordKey(a), wordKey(b)].sort((x, y) => x.length - y.length);
  return short.length >= 4 && long.startsWith(short);
}

function nearestFirst(addresses: readonly Candidate<string>[], own: Text, other: Text): Candidate<string>[] {
  const merit = (address: Candidate<string>) =>
    logOf(address, addresses) + besideName * placeVerdict(address, own, other);
  return addresses.toSorted((a, b) => merit(b) - merit(a));
}

/** 1 where an address stands by its party's name, −1 where it stands by the other's. */
function placeVerdict(address: Text, own: Text, other: Text): number {
  const byOwn = isBeside(address?.evidence, own?.evidence);
  const byOther = isBeside(address?.evidence, other?.evidence);
  return Number(byOwn) - Number(byOther && !byOwn);
}
