import type { InvoiceFields, Location, LocationTree, Party, TaxLine } from "@inkvoice/contract";
import { locateLines } from "./line-places.ts";
import { type PrintedPlaces, unionOf } from "./printed-places.ts";
import { present } from "./xml-values.ts";

/** Where the XML's values stand on the pages; what is not printed has no place. */
export function locateFields(fields: InvoiceFields, places: PrintedPlaces): LocationTree {
  const first = (text: string | undefined) => (text === undefined ? undefined : places.text(text)[0]);
  // Totals stand at the end, after the lines and sums that may show the same amount.
  const last = (amount: number | undefined) => (amount === undefined ? undefined : places.amount(amount).at(-1));
  const total = last(fields.total_amount);
  const besideTotal = (amount: number | undefined) =>
    amount === undefined ? undefined : nearest(places.amount(amount).toReversed(), total);
  const date = (value: string | undefined) => (value === undefined ? undefined : places.date(value)[0]);
  const tree = present({
    invoice_number: first(fields.invoice_number),
    date: date(fields.date),
    due_date: date(fields.due_date),
    total_amount: total,
    currency: fields.currency === undefined ? undefined : places.currency(fields.currency)[0],
    vendor: locateParty(fields.vendor, places),
    customer: locateParty(fields.customer, places),
    line_items: fields.line_items && locateLines(fields.line_items, places),
    subtotal: besideTotal(fields.subtotal),
    total_tax: besideTotal(fields.total_tax),
    taxes: fields.taxes?.map((tax) => locateTax(tax, places)),
    amount_due: last(fields.amount_due),
    purchase_order: first(fields.purchase_order),
    payment_terms: textPlace(fields.payment_terms, places),
    payment: present({
      iban: first(fields.payment?.iban),
      bic: first(fields.payment?.bic),
      reference: first(fields.payment?.reference),
    }),
  });
  return tree ?? {};
}

/** Base and amount of one rate stand on one row of the tax table, or at least close together. */
function locateTax({ base, amount }: TaxLine, places: PrintedPlaces): NonNullable<LocationTree["taxes"]>[number] {
  const bases = base === undefined ? [] : places.amount(base);
  const amounts = amount === undefined ? [] : places.amount(amount);
  const paired = bases.find((place) => amounts.some((other) => onSameRow(place, other))) ?? bases.at(-1);
  return present({ base: paired, amount: nearest(amounts, paired) }) ?? {};
}

function onSameRow(a: Location, b: Location): boolean {
  return a.page === b.page && Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]) > 0;
}

function locateParty(party: Party | undefined, places: PrintedPlaces): LocationTree["vendor"] {
  if (!party) return undefined;
  const address = addressPlace(party, places);
  return present({
    name: nearest(party.name === undefined ? [] : places.text(party.name), address) ?? textPlace(party.name, places),
    address,
    tax_id: party.tax_id === undefined ? undefined : places.text(party.tax_id)[0],
  });
}

/** The lines of an address stand together: the first one printed leads, the others are taken near it. */
function addressPlace({ address, address_parts: parts }: Party, places: PrintedPlaces): Location | undefined {
  const pieces = [...(address?.split(", ") ?? []), parts?.street, parts?.city].filter((piece) => piece !== undefined);
  const found = pieces.map((piece) => places.text(piece)).filter((list) => list.length > 0);
  const lead = found[0]?.[0];
  if (!lead) return undefined;
  const near = found.map((list) => nearest(list, lead)).filter((place) => place !== undefined && isNear(place, lead));
  return { page: lead.page, box: unionOf([lead, ...near].flatMap((place) => (place ? [place.box] : []))) };
}

/** Five lines of small print: further away it is another block. */
const ADDRESS_REACH = 0.08;

function isNear(a: Location, b: Location): boolean {
  return a.page === b.page && Math.abs(a.box[1] - b.box[1]) < ADDRESS_REACH && Math.abs(a.box[0] - b.box[0]) < 0.3;
}

function nearest(candidates: readonly Location[], anchor: Location | undefined): Location | undefined {
  if (!anchor) return candidates[0];
  const distance = ({ page, box }: Location) =>
    Math.abs(page - anchor.page) * 10 + Math.abs(box[1] - anchor.box[1]) * 4 + Math.abs(box[0] - anchor.box[0]) / 4;
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Text that is wrapped on the page is placed by its first words, or by its last. */
function textPlace(text: string | undefined, places: PrintedPlaces): Location | undefined {
  const words = text?.split(" ") ?? [];
  for (let count = words.length; count >= 1; count = Math.floor(count * 0.75)) {
    const place = places.text(words.slice(0, count).join(" "))[0] ?? places.text(words.slice(-count).join(" "))[0];
    if (place || count <= 2) return place;
  }
  return undefined;
}
