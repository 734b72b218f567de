import type { Database } from "../../packages/server/src/platform/db/schema.ts";
import { type BenchDatabases, postgresDatabases, sqliteDatabases } from "./filled-databases.ts";

/** A query with a preparation that is not measured. */
export type Question = Readonly<{
  name: string;
  /** Limit with many rows, in milliseconds. */
  mostMs?: number;
  prepare(db: Database): Promise<() => Promise<unknown>>;
}>;

type Growth = Readonly<{
  questions: readonly Question[];
  /** Additional data beside invoices. */
  furnish?(db: Database, rows: number): Promise<void>;
}>;

const small = 1_000;
const allowedRatio = 2;
/** Sizes alternate, so that other load affects both. */
const rounds = 41;

/** The fastest run is the least disturbed one. */
const quickest = (times: readonly number[]) => Math.min(...times);

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

function row(name: string, width: number, cells: readonly [string, string, string]): string {
  const [few, many, ratio] = cells;
  return `${name.padEnd(width)}${few.padStart(12)}${many.padStart(12)}${ratio.padStart(9)}`;
}

async function compare(few: Database, many: Database, question: Question, width: number): Promise<number> {
  const [askFew, askMany] = [await question.prepare(few), await question.prepare(many)];
  const [before, after]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    before.push(await timeOf(askFew));
    after.push(await timeOf(askMany));
  }
  const ratio = quickest(after) / quickest(before);
  const ms = (times: readonly number[]) => `${quickest(times).toFixed(2)} ms`;
  console.log(row(question.name, width, [ms(before), ms(after), `${ratio.toFixed(2)}×`]));
  if (quickest(after) > (question.mostMs ?? Number.POSITIVE_INFINITY)) {
    console.log(`${question.name} takes more than ${question.mostMs} ms.`);
    process.exitCode = 1;
  }
  return ratio;
}

async function measure(fixture: BenchDatabases, large: number, { questions, furnish }: Growth): Promise<number> {
  const [few, many] = [await fixture.open(small), await fixture.open(large)];
  await furnish?.(few.db, small);
  await furnish?.(many.db, large);
  const width = 2 + Math.max(...questions.map(({ name }) => name.length));
  console.log(row(fixture.name, width, [String(small), String(large), "ratio"]));
  const ratios: number[] = [];
  for (const question of questions) ratios.push(await compare(few.db, many.db, question, width));
  await Promise.all([few.close(), many.close()]);
  return Math.max(...ratios);
}

/**
 * Time of each query with many invoices relative to 1 000, on SQLite and PostgreSQL. Prints ratios; exit code 1 when
 * one is above 2. Arguments: the large size, and optionally one database.
 */
export async function measureGrowth(growth: Growth, [large = "1000000", only]: readonly string[]): Promise<void> {
  let worst = 0;
  const fixtures = { sqlite: async () => sqliteDatabases(), postgres: postgresDatabases } as const;
  for (const [name, open] of Object.entries(fixtures)) {
    if (only && only !== name) continue;
    const fixture = await open();
    try {
      worst = Math.max(worst, await measure(fixture, Number(large), growth));
    } finally {
      await fixture.stop();
    }
  }
  console.log(`The most is ${worst.toFixed(2)}×; ${allowedRatio}× is allowed.`);
  if (worst > allowedRatio) process.exitCode = 1;
}
