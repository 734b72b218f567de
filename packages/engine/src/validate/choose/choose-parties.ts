import { parseAddressParts } from "../../locale/addresses/address-parts.ts";
import { hasLegalForm } from "../../locale/companies/legal-form.ts";
import { isProvenTaxId, looksLikeVatId } from "../../locale/companies/tax-id.ts";
import { wordKey } from "../../locale/letters/fold-text.ts";
import type { Candidate, InvoiceReading } from "../../understand/invoice-reading.ts";
import { pagesFromStart } from "./choose-dates.ts";
import { candidatesOrNone } from "./chosen.ts";
import { domainNameVerdict, isBeside } from "./party-evidence.ts";
import { type Hypothesis, ownFeatures } from "./ranking.ts";

type Text = Candidate<string> | undefined;
/** The chosen values of seller and buyer. */
export type Pair = Readonly<{ vendor: Text; customer: Text }>;

/** Street, number, postal code, town and country; shorter texts are fragments. */
const usualAddressWords = 7;

/** All combinations of seller and buyer names. */
export function nameHypotheses({ fields, domainNames }: InvoiceReading): Hypothesis<Pair>[] {
  const [vendors, customers] = [fields["vendor.name"], fields["customer.name"]];
  return pairs(vendors, customers).map((pick) => {
    const web = domainNameVerdict(domainNames, pick.vendor, pick.customer);
    const own = [ownFeatures(pick.vendor, vendors), ownFeatures(pick.customer, customers)].flat();
    const shape = [...nameFeatures(pick.vendor), ...nameFeatures(pick.customer)];
    return { pick, features: [...own, ...shape, isSame(pick), Number(web > 0), Number(web < 0)] };
  });
}

function nameFeatures(name: Text): number[] {
  if (!name) return [0, 0, 0];
  return [Number(hasLegalForm(name.value)), Number(!/\s/.test(name.value)), pagesFromStart(name)];
}

/** All combinations of the two addresses, given the chosen names. */
export function addressHypotheses({ fields }: InvoiceReading, names: Pair): Hypothesis<Pair>[] {
  const [vendors, customers] = [fields["vendor.address"], fields["customer.address"]];
  return pairs(vendors, customers).map((pick) => {
    const own = [ownFeatures(pick.vendor, vendors), ownFeatures(pick.customer, customers)].flat();
    const shape = [
      ...addressFeatures(pick.vendor, names.vendor, names.customer),
      ...addressFeatures(pick.customer, names.customer, names.vendor),
    ];
    return { pick, features: [...own, ...shape, isSame(pick)] };
  });
}

function addressFeatures(address: Text, own: Text, other: Text): number[] {
  if (!address) return [0, 0, 0, 0];
  const place = addressBesideVerdict(address, own, other);
  return [...addressShape(address), Number(place > 0), Number(place < 0)];
}

const addressShape = once(({ value }) => {
  const words = value.split(/\s+/).length;
  return [Math.min(1, words / usualAddressWords), Number(parseAddressParts(value).postal_code !== undefined)];
});

/** All combinations of the two tax numbers, given the chosen parties. */
export function taxIdHypotheses({ fields }: InvoiceReading, names: Pair, addresses: Pair): Hypothesis<Pair>[] {
  const [vendors, customers] = [fields["vendor.tax_id"], fields["customer.tax_id"]];
  return pairs(vendors, customers).map((pick) => {
    const own = [ownFeatures(pick.vendor, vendors), ownFeatures(pick.customer, customers)].flat();
    const shape = [
      ...taxIdFeatures(pick.vendor, [names.vendor, addresses.vendor], [names.customer, addresses.customer]),
      ...taxIdFeatures(pick.customer, [names.customer, addresses.customer], [names.vendor, addresses.vendor]),
    ];
    return { pick, features: [...own, ...shape, isSame(pick)] };
  });
}

function taxIdFeatures(taxId: Text, own: readonly Text[], other: readonly Text[]): number[] {
  if (!taxId) return [0, 0, 0, 0];
  const by = (party: readonly Text[]) => party.some((part) => isBeside(taxId.evidence, part?.evidence));
  return [...taxIdShape(taxId), Number(by(own)), Number(by(other) && !by(own))];
}

const taxIdShape = once(({ value }) => [Number(isProvenTaxId(value)), Number(looksLikeVatId(value))]);

/** The score of a single candidate is needed for every pair of names, so it is cached. */
function once(shapeOf: (candidate: Candidate<string>) => number[]): (candidate: Candidate<string>) => number[] {
  const known = new WeakMap<Candidate<string>, number[]>();
  return (candidate) => {
    const shape = known.get(candidate) ?? shapeOf(candidate);
    known.set(candidate, shape);
    return shape;
  };
}

function pairs(vendors: readonly Candidate<string>[], customers: readonly Candidate<string>[]): Pair[] {
  return candidatesOrNone(vendors).flatMap((vendor) =>
    candidatesOrNone(customers).map((customer) => ({ vendor, customer })),
  );
}

/** Minimal number of letters: `Ora` begins many names. */
const shortestName = 4;

/** `Ember Tools` and `Ember Tools Limited` are one party. */
function isSame({ vendor, customer }: Pair): number {
  if (!vendor || !customer) return 0;
  const [short = "", long = ""] = [wordKey(vendor.value), wordKey(customer.value)].sort((x, y) => x.length - y.length);
  return Number(short.length >= shortestName && long.startsWith(short));
}

/** 1 if an address is beside its party's name, −1 if beside the other's. */
export function addressBesideVerdict(address: Text, own: Text, other: Text): number {
  const byOwn = isBeside(address?.evidence, own?.evidence);
  const byOther = isBeside(address?.evidence, other?.evidence);
  return Number(byOwn) - Number(byOther && !byOwn);
}
