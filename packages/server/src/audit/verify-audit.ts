import type { Database } from "../platform/db/schema.ts";
import { type ChainedRow, hashOf, installationChain, noHash } from "./hash-chain.ts";

export type AuditFault = Readonly<{ chain: string; position: number; problem: string }>;
export type AuditVerdict = Readonly<{ chains: number; entries: number; faults: readonly AuditFault[] }>;

const page = 1000;

/** Entries of a chain after a position, in order. */
export async function* entriesOf(db: Database, chain: string, after = 0): AsyncGenerator<ChainedRow> {
  for (let last = after; ; ) {
    const rows = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("chain", "=", chain)
      .where("position", ">", last)
      .orderBy("position")
      .limit(page)
      .execute();
    // The chain's columns are set together.
    yield* rows as ChainedRow[];
    if (rows.length < page) return;
    last = (rows.at(-1) as ChainedRow).position;
  }
}

export async function headsOf(db: Database) {
  return await db.selectFrom("audit_heads").selectAll().orderBy("chain").execute();
}

/** Recomputes every chain up to its head. `agesOut`: old entries are removed, so that a chain may begin later. */
export async function verifyAudit(db: Database, { agesOut }: Readonly<{ agesOut: boolean }>): Promise<AuditVerdict> {
  const heads = await headsOf(db);
  const faults: AuditFault[] = [];
  let entries = 0;
  for (const head of heads) {
    const { count, fault } = await verifyChain(db, head, agesOut);
    entries += count;
    if (fault) faults.push({ chain: head.chain, ...fault });
  }
  const known = heads.map(({ chain }) => chain);
  let headless = db.selectFrom("audit_log").select("chain").distinct().where("chain", "is not", null);
  if (known.length > 0) headless = headless.where("chain", "not in", known);
  for (const { chain } of await headless.execute())
    faults.push({ chain: chain ?? installationChain, position: 0, problem: "the end of the chain is not recorded" });
  return { chains: heads.length, entries, faults };
}

type Head = Readonly<{ chain: string; position: number; hash: string }>;
type Outcome = Readonly<{ count: number; fault?: Omit<AuditFault, "chain"> }>;

/** Stops at the first fault: everything after it is in doubt. */
async function verifyChain(db: Database, head: Head, agesOut: boolean): Promise<Outcome> {
  let before = { position: 0, hash: noHash };
  let count = 0;
  for await (const row of entriesOf(db, head.chain)) {
    const begins = count === 0 && row.position > 1;
    // Added while this runs.
    if (row.position > head.position) break;
    const problem = begins && agesOut ? contentProblem(row) : (linkProblem(row, before) ?? contentProblem(row));
    if (problem) return { count, fault: { position: row.position, problem } };
    before = row;
    count += 1;
  }
  const isWhole = before.position === head.position && before.hash === head.hash;
  // A chain whose entries have all reached their age has only its head.
  if (isWhole || (count === 0 && agesOut)) return { count };
  return { count, fault: { position: before.position + 1, problem: "the last entries are missing" } };
}

function linkProblem(row: ChainedRow, before: Readonly<{ position: number; hash: string }>): string | undefined {
  if (row.position !== before.position + 1) return "entries before this one are missing";
  return row.previous_hash === before.hash ? undefined : "does not hold the hash of the entry before it";
}

const contentProblem = (row: ChainedRow) => (hashOf(row) === row.hash ? undefined : "was changed");
