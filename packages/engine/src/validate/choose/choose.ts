import { singleFields } from "@inkvoice/contract/field-paths";
import type { Candidate, FieldName, FieldReadings, InvoiceReading } from "../../understand/invoice-reading.ts";
import { fieldNames } from "../../understand/invoice-reading.ts";
import { amountHypotheses, amountVerdict } from "./choose-amounts.ts";
import { dateHypotheses, dateVerdict } from "./choose-dates.ts";
import {
  addressBesideVerdict,
  addressHypotheses,
  nameHypotheses,
  type Pair,
  taxIdHypotheses,
} from "./choose-parties.ts";
import { type Chosen, type ChosenFields, isRival, oddsOf, rivalOf, supportOf } from "./chosen.ts";
import { domainNameVerdict, isBeside } from "./party-evidence.ts";
import { marginOf, type Ranked, type RankingTable, rank, shippedRanking } from "./ranking.ts";

const nobody: Pair = { vendor: undefined, customer: undefined };

type Value = Candidate<string> | Candidate<number> | undefined;

/** Chooses between the candidates so that sums, dates and parties fit together. Never computes a new value. */
export function chooseFields(reading: InvoiceReading, ranking: RankingTable = shippedRanking): ChosenFields {
  const choices: Choices = new Map();
  chooseAmounts(reading, ranking, choices);
  chooseDates(reading, ranking, choices);
  chooseParties(reading, ranking, choices);
  for (const name of fieldNames.filter((field) => !choices.has(field))) {
    const [best] = reading.fields[name];
    if (!best) continue;
    const margin = best.probability - rivalOf(reading.fields, name, best);
    choices.set(name, { candidate: best, margin, agreement: 0 });
  }
  return withRest(choices, reading.fields);
}

type Choice = Pick<Chosen, "candidate" | "margin" | "agreement">;
/** Undefined if the joint choice leaves the field absent. */
type Choices = Map<FieldName, Choice | undefined>;

/** Fields of nearly every invoice: their probability shows how well the document is understood. */
const expectedFields: ReadonlySet<string> = new Set(
  singleFields.filter(({ needed }) => needed).map(({ path }) => path),
);

/** The model probabilities of each choice and of the rest of the document. */
function withRest(choices: Choices, fields: FieldReadings): ChosenFields {
  const chosen = [...choices].flatMap(([name, choice]) => (choice ? [[name, choice] as const] : []));
  const odds = new Map(
    chosen
      .filter(([name]) => expectedFields.has(name))
      .map(([name, { candidate }]) => [name, oddsOf(candidate.probability)]),
  );
  const sum = [...odds.values()].reduce((total, one) => total + one, 0);
  return new Map(
    chosen.map(([name, choice]) => {
      const others = Math.max(1, odds.size - (odds.has(name) ? 1 : 0));
      return [
        name,
        {
          ...choice,
          rest: (sum - (odds.get(name) ?? 0)) / others,
          probability: supportOf(fields, name, choice.candidate),
          rival: rivalOf(withoutOtherParties(fields, name, choices), name, choice.candidate),
          overruled: isRival(name, fields[name][0], choice.candidate),
        },
      ];
    }),
  );
}

const otherRole: Readonly<Record<string, string>> = { vendor: "customer", customer: "vendor" };

/**
 * The candidates without those that the choice of the other party's values excludes: a value of the buyer's is no
 * rival of the seller's, unless the models prefer it. Nor is an address beside a name that was not chosen, if the chosen
 * one is not.
 */
function withoutOtherParties(fields: FieldReadings, name: FieldName, choices: Choices): FieldReadings {
  const [role = "", part = ""] = name.split(".");
  const own = choices.get(name)?.candidate;
  const other = choices.get(`${otherRole[role]}.${part}` as FieldName)?.candidate;
  if (!own || otherRole[role] === undefined) return fields;
  const read: readonly Candidate<string | number>[] = fields[name];
  const nameField = `${role}.name` as FieldName;
  const party = choices.get(nameField)?.candidate;
  const names: readonly Candidate<string | number>[] = fields[nameField];
  const others = names.filter(({ value }) => value !== party?.value);
  const isByOthers = ({ evidence }: Candidate<string | number>) =>
    !isBeside(evidence, party?.evidence) && others.some((one) => isBeside(evidence, one.evidence));
  const isElsewhere = (one: Candidate<string | number>) => part === "address" && isByOthers(one) && !isByOthers(own);
  const isExcluded = (one: Candidate<string | number>) => one.value === other?.value || isElsewhere(one);
  const left = read.filter((one) => one.probability >= own.probability || !isExcluded(one));
  return { ...fields, [name]: left };
}

function put<Pick>(
  choices: Choices,
  name: FieldName,
  ranked: readonly Ranked<Pick>[],
  partOf: (pick: Pick) => Value,
  agreement: number,
): void {
  const candidate = ranked[0] && partOf(ranked[0].pick);
  if (!candidate) return void choices.set(name, undefined);
  const isOther = (pick: Pick) => isRival(name, partOf(pick), candidate);
  choices.set(name, { candidate, margin: marginOf(ranked, isOther), agreement });
}

function chooseAmounts(reading: InvoiceReading, ranking: RankingTable, choices: Choices): void {
  const ranked = rank("amounts", amountHypotheses(reading), ranking);
  const verdict = ranked[0] ? amountVerdict(reading, ranked[0].pick) : 0;
  put(choices, "total_amount", ranked, ({ total }) => total, verdict);
  put(choices, "subtotal", ranked, ({ subtotal }) => subtotal, verdict);
  put(choices, "total_tax", ranked, ({ tax }) => tax, verdict);
}

function chooseDates(reading: InvoiceReading, ranking: RankingTable, choices: Choices): void {
  const ranked = rank("dates", dateHypotheses(reading), ranking);
  const verdict = ranked[0] ? dateVerdict(ranked[0].pick) : 0;
  put(choices, "date", ranked, ({ date }) => date, verdict);
  put(choices, "due_date", ranked, ({ due }) => due, verdict);
}

/** Weight of addresses and tax numbers in the choice of names (decision 0038). */
const partsShare = 0.5;

/**
 * Chooses seller and buyer with addresses and tax numbers: the best of these for every pair of names, then the best
 * pair.
 */
function chooseParties(reading: InvoiceReading, ranking: RankingTable, choices: Choices): void {
  const parties = rank("names", nameHypotheses(reading), ranking)
    .map(({ pick: names, score }) => {
      const addresses = rank("addresses", addressHypotheses(reading, names), ranking);
      const taxIds = rank("taxIds", taxIdHypotheses(reading, names, addresses[0]?.pick ?? nobody), ranking);
      const parts = (addresses[0]?.score ?? 0) + (taxIds[0]?.score ?? 0);
      return { pick: { names, addresses, taxIds }, score: score + partsShare * parts };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = parties;
  if (!best) return;
  const { names, addresses, taxIds } = best.pick;
  const { vendor, customer } = names;
  put(
    choices,
    "vendor.name",
    parties,
    ({ names }) => names.vendor,
    domainNameVerdict(reading.domainNames, vendor, customer),
  );
  put(choices, "customer.name", parties, ({ names }) => names.customer, 0);
  const placed = addresses[0]?.pick ?? nobody;
  put(
    choices,
    "vendor.address",
    addresses,
    (pick) => pick.vendor,
    addressBesideVerdict(placed.vendor, vendor, customer),
  );
  put(
    choices,
    "customer.address",
    addresses,
    (pick) => pick.customer,
    addressBesideVerdict(placed.customer, customer, vendor),
  );
  put(choices, "vendor.tax_id", taxIds, (pick) => pick.vendor, 0);
  put(choices, "customer.tax_id", taxIds, (pick) => pick.customer, 0);
}
