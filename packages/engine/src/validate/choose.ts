import type { Candidate, FieldName, InvoiceReading } from "../understand/invoice-reading.ts";
import { fieldNames } from "../understand/invoice-reading.ts";
import { amountHypotheses, amountVerdict } from "./choose-amounts.ts";
import { dateHypotheses, dateVerdict } from "./choose-dates.ts";
import { currencyHypotheses, numberHypotheses } from "./choose-one.ts";
import { addressHypotheses, nameHypotheses, placeVerdict, taxIdHypotheses } from "./choose-parties.ts";
import { type Chosen, type ChosenFields, marginOf, oddsOf } from "./chosen.ts";
import { webVerdict } from "./party-evidence.ts";
import { leadOf, type Ranked, type RankingTable, rank, shippedRanking } from "./ranking.ts";

type Value = Candidate<string> | Candidate<number> | undefined;

/** Chooses between the candidates so that sums, dates and parties fit together. Never makes a value of its own. */
export function chooseFields(reading: InvoiceReading, ranking: RankingTable = shippedRanking): ChosenFields {
  const chosen = new Map<FieldName, Choice>();
  chooseAmounts(reading, ranking, chosen);
  chooseDates(reading, ranking, chosen);
  chooseParties(reading, ranking, chosen);
  const number = rank("number", numberHypotheses(reading), ranking);
  put(chosen, "invoice_number", number, (pick) => pick, 0);
  const currency = rank("currency", currencyHypotheses(reading), ranking);
  put(chosen, "currency", currency, (pick) => pick, 0);
  for (const name of fieldNames) {
    const [best] = reading.fields[name];
    if (!best || decidedTogether.has(name)) continue;
    chosen.set(name, { candidate: best, margin: marginOf(reading.fields, name, best), agreement: 0 });
  }
  return withRest(chosen);
}

type Choice = Omit<Chosen, "rest">;

/** The fields that nearly every invoice shows: how surely they were read tells how well the paper is understood. */
const telling: ReadonlySet<FieldName> = new Set([
  "invoice_number",
  "date",
  "due_date",
  "total_amount",
  "currency",
  "vendor.name",
  "vendor.address",
  "vendor.tax_id",
  "customer.name",
  "customer.address",
]);

function withRest(chosen: ReadonlyMap<FieldName, Choice>): ChosenFields {
  const odds = [...chosen].flatMap(([name, { candidate }]) =>
    telling.has(name) ? [oddsOf(candidate.probability)] : [],
  );
  const sum = odds.reduce((total, one) => total + one, 0);
  return new Map(
    [...chosen].map(([name, choice]) => {
      const own = telling.has(name) ? oddsOf(choice.candidate.probability) : 0;
      const others = Math.max(1, odds.length - (telling.has(name) ? 1 : 0));
      return [name, { ...choice, rest: (sum - own) / others }];
    }),
  );
}

/** What a joint choice leaves out stays out. */
const decidedTogether: ReadonlySet<FieldName> = new Set([
  "total_amount",
  "subtotal",
  "total_tax",
  "date",
  "due_date",
  "vendor.name",
  "vendor.address",
  "vendor.tax_id",
  "customer.name",
  "customer.address",
  "customer.tax_id",
  "invoice_number",
  "currency",
]);

function put<Pick>(
  chosen: Map<FieldName, Choice>,
  name: FieldName,
  ranked: readonly Ranked<Pick>[],
  partOf: (pick: Pick) => Value,
  agreement: number,
): void {
  const candidate = ranked[0] && partOf(ranked[0].pick);
  if (candidate) chosen.set(name, { candidate, margin: leadOf(ranked, partOf), agreement });
}

function chooseAmounts(reading: InvoiceReading, ranking: RankingTable, chosen: Map<FieldName, Choice>): void {
  const ranked = rank("amounts", amountHypotheses(reading), ranking);
  const verdict = ranked[0] ? amountVerdict(reading, ranked[0].pick) : 0;
  put(chosen, "total_amount", ranked, ({ total }) => total, verdict);
  put(chosen, "subtotal", ranked, ({ subtotal }) => subtotal, verdict);
  put(chosen, "total_tax", ranked, ({ tax }) => tax, verdict);
}

function chooseDates(reading: InvoiceReading, ranking: RankingTable, chosen: Map<FieldName, Choice>): void {
  const ranked = rank("dates", dateHypotheses(reading), ranking);
  const verdict = ranked[0] ? dateVerdict(ranked[0].pick) : 0;
  put(chosen, "date", ranked, ({ date }) => date, verdict);
  put(chosen, "due_date", ranked, ({ due }) => due, verdict);
}

/** Names first, then the addresses that go with them, then the tax numbers. */
function chooseParties(reading: InvoiceReading, ranking: RankingTable, chosen: Map<FieldName, Choice>): void {
  const nobody = { vendor: undefined, customer: undefined };
  const names = rank("names", nameHypotheses(reading), ranking);
  const named = names[0]?.pick ?? nobody;
  put(chosen, "vendor.name", names, ({ vendor }) => vendor, webVerdict(reading.webNames, named.vendor, named.customer));
  put(chosen, "customer.name", names, ({ customer }) => customer, 0);
  const addresses = rank("addresses", addressHypotheses(reading, named), ranking);
  const placed = addresses[0]?.pick ?? nobody;
  const { vendor, customer } = named;
  put(chosen, "vendor.address", addresses, (pick) => pick.vendor, placeVerdict(placed.vendor, vendor, customer));
  put(chosen, "customer.address", addresses, (pick) => pick.customer, placeVerdict(placed.customer, customer, vendor));
  const taxIds = rank("taxIds", taxIdHypotheses(reading, named, placed), ranking);
  put(chosen, "vendor.tax_id", taxIds, (pick) => pick.vendor, 0);
  put(chosen, "customer.tax_id", taxIds, (pick) => pick.customer, 0);
}
