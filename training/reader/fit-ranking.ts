// Fits what the choice between hypotheses weighs (packages/engine/src/validate/ranking.json) on documents of the factory, as the reader reads them.
//
//   node training/reader/fit-ranking.ts [--count 3000] [--models A.onnx,B.onnx] [--read-back read-back.jsonl]
//
// The documents are made hard on purpose: misread like scans, and with captions and names in letters nobody has seen, so that the reader errs as
// often as on papers from elsewhere. Pages that read-back.ts read from bad pictures, others than were trained on, are added as they are. No real
// document is looked at.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { InvoiceFields } from "@inkvoice/contract";
import { fieldJudges } from "../../packages/engine/src/scoring/judge.ts";
import type { InvoiceReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import { loadReader, openReader } from "../../packages/engine/src/understand/model.ts";
import { understandWith } from "../../packages/engine/src/understand/understand.ts";
import { amountHypotheses } from "../../packages/engine/src/validate/choose-amounts.ts";
import { dateHypotheses } from "../../packages/engine/src/validate/choose-dates.ts";
import { currencyHypotheses, numberHypotheses } from "../../packages/engine/src/validate/choose-one.ts";
import {
  addressHypotheses,
  nameHypotheses,
  taxIdHypotheses,
} from "../../packages/engine/src/validate/choose-parties.ts";
import { withCreditSign } from "../../packages/engine/src/validate/credit-sign.ts";
import { type Hypothesis, shippedRanking } from "../../packages/engine/src/validate/ranking.ts";
import type { LabelledDocument } from "../../packages/synth/src/labelled-document.ts";
import { makeDocument } from "../../packages/synth/src/make-document.ts";
import { addReadingNoise } from "../../packages/synth/src/noise.ts";
import { type Choice, fitChoices } from "./fit-choices.ts";
import { pageTextOf } from "./pack-document.ts";
import { withStrangeWords } from "./strange-words.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "3000" },
    "first-seed": { type: "string", default: "900000000" },
    models: { type: "string" },
    "read-back": { type: "string" },
  },
});
const target = new URL("../../packages/engine/src/validate/ranking.json", import.meta.url);

type Pick = Readonly<{ value: string | number }> | undefined;

/** How many parts of a hypothesis are as the document says; what it does not say must be left out. */
function rightness(parts: readonly (readonly [Pick, unknown, (want: unknown, got: unknown) => boolean])[]): number {
  return parts.filter(([pick, want, same]) =>
    want === undefined ? pick === undefined : pick !== undefined && same(want, pick.value),
  ).length;
}

function choiceOf<P>(hypotheses: readonly Hypothesis<P>[], right: (pick: P) => number): Choice {
  return hypotheses.map(({ pick, features }) => ({ features, right: right(pick) }));
}

/** The choices a document offers, each with what is right; names and addresses are given as they truly are to what depends on them. */
function choicesOf(reading: InvoiceReading, truth: InvoiceFields): [string, Choice][] {
  const { vendor, customer } = truth;
  const { "vendor.name": name, "vendor.address": address, "vendor.tax_id": taxId } = fieldJudges;
  const [amount, day, code] = [fieldJudges.total_amount, fieldJudges.date, fieldJudges.invoice_number];
  const names = nameHypotheses(reading);
  const rightNames = (pick: (typeof names)[number]["pick"]) =>
    rightness([
      [pick.vendor, vendor?.name, name.same],
      [pick.customer, customer?.name, name.same],
    ]);
  const named = best(names, rightNames);
  const addresses = addressHypotheses(reading, named);
  const rightAddresses = (pick: (typeof addresses)[number]["pick"]) =>
    rightness([
      [pick.vendor, vendor?.address, address.same],
      [pick.customer, customer?.address, address.same],
    ]);
  const placed = best(addresses, rightAddresses);
  return [
    [
      "amounts",
      choiceOf(amountHypotheses(reading), ({ total, subtotal, tax }) =>
        rightness([
          [total, truth.total_amount, amount.same],
          [total, truth.total_amount, amount.same],
          [subtotal, truth.subtotal, amount.same],
          [tax, truth.total_tax, amount.same],
        ]),
      ),
    ],
    [
      "dates",
      choiceOf(dateHypotheses(reading), ({ date, due }) =>
        rightness([
          [date, truth.date, day.same],
          [due, truth.due_date, day.same],
        ]),
      ),
    ],
    ["names", choiceOf(names, rightNames)],
    ["addresses", choiceOf(addresses, rightAddresses)],
    [
      "taxIds",
      choiceOf(taxIdHypotheses(reading, named, placed), (pick) =>
        rightness([
          [pick.vendor, vendor?.tax_id, taxId.same],
          [pick.customer, customer?.tax_id, taxId.same],
        ]),
      ),
    ],
    ["number", choiceOf(numberHypotheses(reading), (pick) => rightness([[pick, truth.invoice_number, code.same]]))],
    ["currency", choiceOf(currencyHypotheses(reading), (pick) => rightness([[pick, truth.currency, code.same]]))],
  ];
}

function best<P>(hypotheses: readonly Hypothesis<P>[], right: (pick: P) => number): P {
  return hypotheses.reduce((a, b) => (right(b.pick) > right(a.pick) ? b : a)).pick;
}

function hardDocument(seed: number): LabelledDocument {
  const strange = withStrangeWords(makeDocument(seed), seed);
  return seed % 2 === 0 ? addReadingNoise(strange, seed) : strange;
}

/** Factory documents of these seeds, then what was read back. */
function* documents(): Generator<LabelledDocument> {
  for (let index = 0; index < Number(values.count); index++) yield hardDocument(Number(values["first-seed"]) + index);
  if (!values["read-back"]) return;
  for (const line of readFileSync(values["read-back"], "utf8").split("\n"))
    if (line !== "") yield JSON.parse(line) as LabelledDocument;
}

const models = values.models?.split(",") ?? [];
const [first] = models;
const reader = first
  ? await openReader({ print: models, pictures: models }, first.replace(/\.onnx$/, ".json"))
  : await loadReader();
const choices = new Map<string, Choice[]>();
let seen = 0;
for (const document of documents()) {
  const reading = withCreditSign(await understandWith(reader, document.pages.map(pageTextOf)));
  for (const [group, choice] of choicesOf(reading, document.truth))
    choices.set(group, [...(choices.get(group) ?? []), choice]);
  if (++seen % 200 === 0) console.log(`${seen} documents`);
}
const ranking = [...choices].map(([group, all]) => {
  const open = all.filter((choice) => choice.length > 1);
  const fit = fitChoices(open, shippedRanking[group] ?? []);
  console.log(
    `${group}: ${open.length} choices, right ${fit.before.toFixed(4)} → ${fit.after.toFixed(4)}, possible ${fit.possible.toFixed(4)}`,
  );
  return [group, fit.weights.map((weight) => Math.round(weight * 1000) / 1000)] as const;
});
writeFileSync(target, `${JSON.stringify(Object.fromEntries(ranking), null, 2)}\n`);
process.exit(0);
