import type {
  Charge,
  FieldPath,
  InvoiceFields,
  Location,
  LocationTree,
  Party,
  TaxLine,
  ValueType,
} from "@inkvoice/contract";
import { setAt, singleFields, valueAt } from "@inkvoice/contract/field-paths";
import { type PrintedLocations, unionOf } from "../../evidence/printed-locations.ts";
import { withoutUndefined } from "../xml/xml-values.ts";
import { locateLines } from "./line-locations.ts";

type Locator = (value: unknown, places: PrintedLocations) => Location | undefined;

const firstText: Locator = (value, places) => places.text(String(value))[0];
/** Totals are searched from the end of the document, after lines and sums with the same amount. */
const lastAmount: Locator = (value, places) => places.amount(Number(value)).at(-1);
const nowhere: Locator = () => undefined;

/** How values of each type are searched on the pages. Types that are not printed as such have no location. */
const locators: Readonly<Record<ValueType, Locator>> = {
  text: (value, places) => textPlace(String(value), places),
  name: (value, places) => textPlace(String(value), places),
  code: firstText,
  amount: lastAmount,
  number: lastAmount,
  percent: nowhere,
  date: (value, places) => places.date(String(value))[0],
  currency: (value, places) => places.currency(String(value))[0],
  country: nowhere,
  language: nowhere,
  document_type: nowhere,
  charge_kind: nowhere,
  line_index: nowhere,
};

/** Amounts that are printed in one block with the total. */
const besideTotal: ReadonlySet<FieldPath> = new Set(["subtotal", "total_tax"]);

/** Locations of the XML's values on the pages; values that are not printed have none. */
export function locateFields(fields: InvoiceFields, places: PrintedLocations): LocationTree {
  const tree: Record<string, unknown> = {};
  const total = fields.total_amount === undefined ? undefined : lastAmount(fields.total_amount, places);
  for (const { path, type, group } of singleFields) {
    const value = valueAt(fields, path);
    if (value === undefined || group === "vendor" || group === "customer") continue;
    const place = besideTotal.has(path)
      ? nearest(places.amount(Number(value)).toReversed(), total)
      : locators[type](value, places);
    if (place) setAt(tree, path, place);
  }
  const rest = withoutUndefined({
    vendor: locateParty(fields.vendor, places),
    customer: locateParty(fields.customer, places),
    line_items: fields.line_items && locateLines(fields.line_items, places),
    taxes: fields.taxes?.map((tax) => locateTax(tax, places)),
    charges: fields.charges?.map((charge) => locateCharge(charge, places)),
  });
  return { ...tree, ...rest };
}

function locateCharge(
  { description, amount }: Charge,
  places: PrintedLocations,
): NonNullable<LocationTree["charges"]>[number] {
  const named = textPlace(description, places);
  const amounts = amount === undefined ? [] : places.amount(amount);
  return withoutUndefined({ description: named, amount: nearest(amounts, named) }) ?? {};
}

/** Base and amount of one tax rate are on one row of the tax table, or close together. */
function locateTax({ base, amount }: TaxLine, places: PrintedLocations): NonNullable<LocationTree["taxes"]>[number] {
  const bases = base === undefined ? [] : places.amount(base);
  const amounts = amount === undefined ? [] : places.amount(amount);
  const paired = bases.find((place) => amounts.some((other) => onSameRow(place, other))) ?? bases.at(-1);
  return withoutUndefined({ base: paired, amount: nearest(amounts, paired) }) ?? {};
}

function onSameRow(a: Location, b: Location): boolean {
  return a.page === b.page && Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]) > 0;
}

function locateParty(party: Party | undefined, places: PrintedLocations): LocationTree["vendor"] {
  if (!party) return undefined;
  const address = addressPlace(party, places);
  return withoutUndefined({
    name: nearest(party.name === undefined ? [] : places.text(party.name), address) ?? textPlace(party.name, places),
    address,
    tax_id: party.tax_id === undefined ? undefined : places.text(party.tax_id)[0],
  });
}

/** Lines of an address are close together: the first one found decides, and the others are searched near it. */
function addressPlace({ address, address_parts: parts }: Party, places: PrintedLocations): Location | undefined {
  const pieces = [...(address?.split(", ") ?? []), parts?.street, parts?.city].filter((piece) => piece !== undefined);
  const found = pieces.map((piece) => places.text(piece)).filter((list) => list.length > 0);
  const lead = found[0]?.[0];
  if (!lead) return undefined;
  const near = found.map((list) => nearest(list, lead)).filter((place) => place !== undefined && isNear(place, lead));
  return { page: lead.page, box: unionOf([lead, ...near].flatMap((place) => (place ? [place.box] : []))) };
}

/** Maximum distance within an address: five lines of small print. */
const addressReach = 0.08;

function isNear(a: Location, b: Location): boolean {
  return a.page === b.page && Math.abs(a.box[1] - b.box[1]) < addressReach && Math.abs(a.box[0] - b.box[0]) < 0.3;
}

function nearest(candidates: readonly Location[], anchor: Location | undefined): Location | undefined {
  if (!anchor) return candidates[0];
  const distance = ({ page, box }: Location) =>
    Math.abs(page - anchor.page) * 10 + Math.abs(box[1] - anchor.box[1]) * 4 + Math.abs(box[0] - anchor.box[0]) / 4;
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Text that is wrapped on the page is located by its first words, or by its last. */
function textPlace(text: string | undefined, places: PrintedLocations): Location | undefined {
  const words = text?.split(" ") ?? [];
  for (let count = words.length; count >= 1; count = Math.floor(count * 0.75)) {
    const place = places.text(words.slice(0, count).join(" "))[0] ?? places.text(words.slice(-count).join(" "))[0];
    if (place || count <= 2) return place;
  }
  return undefined;
}
