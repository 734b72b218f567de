import { inCapitals } from "../letter-case.ts";
import type { Random } from "../random.ts";
import { vocabularyOf } from "../vocabulary/vocabulary.ts";
import type { Draft, Shape } from "./address-shape.ts";
import type { Country } from "./countries.ts";
import { withDeliveryLine } from "./delivery-lines.ts";
import { bulgarian, latvian, maltese, plain } from "./eastern-addresses.ts";
import { british, dutch, french, germanic, hungarian, iberian, italian, nordic, polish } from "./european-addresses.ts";
import {
  african,
  american,
  asian,
  australian,
  brazilian,
  colombian,
  gulf,
  indian,
  latin,
  malaysian,
  singaporean,
} from "./overseas-addresses.ts";

/**
 * Printed lines of an address without the name, the country's name if printed, and the parts for forms with a box for
 * each.
 */
export type Address = Readonly<{ lines: readonly string[]; parts: AddressParts }>;
type AddressParts = Readonly<{
  street: string;
  number: string;
  quarter: string;
  city: string;
  region: string;
  postcode: string;
  country: string;
}>;

const shapes: Readonly<Record<Country["address"], Shape>> = {
  american,
  british,
  australian,
  indian,
  malaysian,
  singaporean,
  gulf,
  french,
  iberian,
  italian,
  brazilian,
  germanic,
  dutch,
  polish,
  nordic,
  hungarian,
  plain,
  latvian,
  bulgarian,
  maltese,
  latin,
  colombian,
  asian,
  african,
};

export type AddressOptions = Readonly<{
  country: Country /** Whether the country's name is printed; chance decides when absent. */;
  withCountry?: boolean;
}>;

/** Share of addresses with a post box or a building line. */
const deliveryLineShare = 0.05;

export function makeAddress(random: Random, wish: AddressOptions): Address {
  const { country } = wish;
  const forked = random.fork(0x0dd5);
  const pool = vocabularyOf(country);
  const draft: Draft = {
    random,
    pool,
    country,
    number: String(random.chance(0.85) ? random.int(1, 300) : random.int(1, 9999)),
    street: pool.street(random),
    postcode: pool.postcode(random),
    city: pool.city(random),
  };
  let lines = shapes[country.address](draft);
  if (random.chance(0.04))
    lines.splice(
      random.int(0, 1),
      0,
      `${random.pick(["Building", "Tower", "Block", "P.O. Box", "Dock", "Gate"])} ${random.pick(["A", "B", "12", "7", "East", "340"])}`,
    );
  if (forked.chance(deliveryLineShare)) lines = withDeliveryLine(forked, country, lines);
  if (random.chance(0.05)) lines = lines.map((line) => inCapitals(line));
  if (wish.withCountry ?? random.chance(0.3)) {
    const name = random.chance(0.1) ? country.code : random.pick(country.names);
    if (random.chance(0.2)) lines[lines.length - 1] += `, ${name}`;
    else lines.push(random.chance(0.2) ? inCapitals(name) : name);
  }
  const parts: AddressParts = {
    street: draft.street,
    number: draft.number,
    quarter: random.chance(0.5) ? pool.lastName(random) : pool.city(random),
    city: draft.city,
    region: pool.region(random),
    postcode: draft.postcode,
    country: random.pick(country.names),
  };
  return { lines, parts };
}
