/**
 * How much longer the API's lists, queries and sums take with 1 000 000 invoices than with 1 000: every filter and every order of
 * `GET /v1/invoices`, `POST /v1/query` and `GET /v1/analytics`, on SQLite and on PostgreSQL. Both sizes take turns in one run. Prints
 * a table of ratios; ends with 1 when one of them is above 2.
 *
 *   npm run bench:lists                       both databases
 *   npm run bench:lists -- 200000             another size for the large one
 *   npm run bench:lists -- 1000000 postgres   one database alone: sqlite or postgres
 */
import { analyticsGroupings, listInvoicesQuery } from "@inkvoice/contract";
import { readAnalytics } from "../packages/server/src/catalogue/analytics.ts";
import { pageOfList } from "../packages/server/src/invoices/list-page.ts";
import type { InvoiceServices } from "../packages/server/src/invoices/services.ts";
import type { Database } from "../packages/server/src/platform/db/schema.ts";
import { answerQuery } from "../packages/server/src/query/answer-query.ts";
import { countedDays, keepSums } from "./api/sums.ts";
import { accountId, type Ground, postgresGround, sqliteGround } from "./dashboard/ground.ts";

const large = Number(process.argv[2] ?? 1_000_000);
const only = process.argv[3];
const small = 1_000;
const allowedRatio = 2;
const rounds = 31;

type Question = Readonly<{ name: string; ask(db: Database): Promise<unknown> }>;

const list = (parameters: string): Question => ({
  name: `list ${parameters || "newest first"}`,
  ask: (db) => {
    const given: Record<string, unknown> = Object.fromEntries(new URLSearchParams(parameters));
    if (given["metadata[site]"]) given.metadata = { site: given["metadata[site]"] };
    return pageOfList(db, { accountId, query: listInvoicesQuery.parse(given) });
  },
});

const query = (name: string, text: string): Question => ({
  name: `query ${name}`,
  ask: (db) =>
    answerQuery(
      { db, clock: { now: () => Date.now() }, fileUrls: { sign: () => "" } } as unknown as InvoiceServices,
      accountId,
      { query: text },
    ),
});

const questions: readonly Question[] = [
  ...[
    "",
    "status=completed",
    "status=failed",
    "created_after=2024-01-01T10:00:00Z&created_before=2024-01-01T12:00:00Z",
    "vendor=nordwind",
    "vendor=nobody",
    "vendor=nordwind&created_after=2030-01-01T00:00:00Z",
    "vendor=nordwind&created_before=2024-01-01T12:00:00Z",
    "invoice_number=N-00000500",
    "date_from=2026-03-01&date_to=2026-03-31",
    "date_from=2030-01-01",
    "total_min=100&total_max=5100",
    "total_min=3700&total_max=3700",
    "currency=EUR",
    "currency=USD",
    "q=nordwind",
    "q=wind",
    "q=zzz",
    "external_id=A-1",
    "metadata[site]=Kiel",
    "review=open",
    "review=approved",
    "needs_review=true",
    "needs_review=false",
    "duplicates=true",
    "duplicates=false",
    "batch_id=bat_1",
    "vendor=nordwind&currency=EUR&total_min=1000",
    "offset=500",
    ...["created_at", "date", "-date", "total_amount", "-total_amount", "vendor", "-vendor"].map(
      (sort) => `sort=${sort}`,
    ),
    "sort=-total_amount&vendor=nordwind",
    "sort=-date&needs_review=true",
    "sort=vendor&total_min=40000",
    "sort=created_at&duplicates=true",
  ].map(list),
  query(
    "a page with lines",
    "{ invoices(first: 20) { nodes { id vendor_name extracted_data { line_items { total } } } } }",
  ),
  query(
    "filtered and sorted",
    '{ invoices(filter: {vendor: "falke", total_min: 100}, sort: "-total_amount", first: 20) { nodes { id date } pagination { total } } }',
  ),
  query("vendors", "{ vendors(first: 5) { nodes { name invoices total_amount latest(first: 1) { nodes { id } } } } }"),
  ...analyticsGroupings.map((groupBy) => ({
    name: `analytics by ${groupBy}`,
    ask: (db: Database) => readAnalytics(db, { accountId, range: countedDays(groupBy === "day" ? 90 : 730), groupBy }),
  })),
];

async function timeOf(db: Database, { ask }: Question): Promise<number> {
  const began = performance.now();
  await ask(db);
  return performance.now() - began;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

async function compare(few: Database, many: Database, question: Question): Promise<number> {
  const [before, after]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    before.push(await timeOf(few, question));
    after.push(await timeOf(many, question));
  }
  const ratio = median(after) / median(before);
  const figure = (ms: number) => `${ms.toFixed(2)} ms`.padStart(12);
  console.log(
    `${question.name.padEnd(88)}${figure(median(before))}${figure(median(after))}${`${ratio.toFixed(2)}×`.padStart(9)}`,
  );
  return ratio;
}

async function measure(ground: Ground): Promise<number> {
  const [few, many] = [await ground.open(small), await ground.open(large)];
  await keepSums(few.db, accountId, small);
  await keepSums(many.db, accountId, large);
  console.log(
    `${ground.name.padEnd(88)}${String(small).padStart(12)}${String(large).padStart(12)}${"ratio".padStart(9)}`,
  );
  const ratios: number[] = [];
  for (const question of questions) ratios.push(await compare(few.db, many.db, question));
  await Promise.all([few.close(), many.close()]);
  return Math.max(...ratios);
}

let worst = 0;
const grounds = { sqlite: async () => sqliteGround(), postgres: postgresGround } as const;
for (const [name, open] of Object.entries(grounds)) {
  if (only && only !== name) continue;
  const ground = await open();
  try {
    worst = Math.max(worst, await measure(ground));
  } finally {
    await ground.stop();
  }
}
console.log(`The most is ${worst.toFixed(2)}×; ${allowedRatio}× is allowed.`);
process.exitCode = worst > allowedRatio ? 1 : 0;
