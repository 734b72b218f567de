import type { InvoiceFilter } from "@inkvoice/contract/dashboard";
import { invoiceListPage } from "../../packages/server/src/catalogue/list/list-page.ts";
import { listNewestInvoices } from "../../packages/server/src/invoices/record/list-newest.ts";
import type { Database } from "../../packages/server/src/platform/db/schema.ts";
import { median } from "../api/figure.ts";
import { accountId, type BenchDatabases, postgresDatabases, sqliteDatabases } from "../dashboard/filled-databases.ts";
import { type Line, lineOf } from "./line.ts";
import type { RunSizes } from "./run-sizes.ts";

type Question = Readonly<{ name: string; ask(db: Database): Promise<unknown> }>;

const page = (filter: InvoiceFilter) => (db: Database) =>
  invoiceListPage(db, { accountId, filter }, { limit: 50, cursor: undefined });

const questions: readonly Question[] = [
  { name: "the API's list", ask: (db) => listNewestInvoices(db, accountId, {}, { limit: 20, offset: 0 }) },
  { name: "the dashboard's list", ask: page({}) },
  { name: "a word in every sixth", ask: page({ q: "nordwind" }) },
  { name: "needs a look", ask: page({ look: "true" }) },
];

/** Time of one page for each database size. */
export type Growth = Readonly<{ name: string; points: readonly Readonly<{ rows: number; ms: number }>[] }>;
export type Lists = Readonly<{ lines: readonly Line[]; growth: readonly Growth[] }>;

/** A page of a long list relative to a short one, on both databases; sizes alternate. */
export async function listLines(sizes: RunSizes): Promise<Lists> {
  const lines: Line[] = [];
  const growth: Growth[] = [];
  for (const openGround of [async () => sqliteDatabases(), postgresDatabases]) {
    const fixture = await openGround();
    try {
      for (const grown of await measure(fixture, sizes)) {
        growth.push(grown);
        lines.push(lineFor(grown));
      }
    } finally {
      await fixture.stop();
    }
  }
  return { lines, growth };
}

async function measure(fixture: BenchDatabases, sizes: RunSizes): Promise<Growth[]> {
  const databases = [];
  for (const rows of sizes.rows) databases.push({ rows, ...(await fixture.open(rows)) });
  const grown: Growth[] = [];
  for (const { name, ask } of questions) {
    const times = databases.map((): number[] => []);
    for (let round = 0; round < sizes.listRounds; round += 1) {
      for (const [index, { db }] of databases.entries()) {
        const began = performance.now();
        await ask(db);
        times[index]?.push(performance.now() - began);
      }
    }
    const points = databases.map(({ rows }, index) => ({ rows, ms: median(times[index] ?? []) }));
    grown.push({ name: `${name}, ${fixture.name}`, points });
  }
  await Promise.all(databases.map(({ close }) => close()));
  return grown;
}

function lineFor({ name, points }: Growth): Line {
  const [few, many] = [points[0], points.at(-1)];
  if (!few || !many) throw new Error("a list needs a size");
  return lineOf({
    group: "lists",
    name: `${name}, ${many.rows} rows`,
    unit: "ms",
    ours: many.ms,
    reference: { name: `${few.rows} rows`, value: few.ms },
    bound: { most: 2 },
  });
}
