import type { Database } from "../platform/db/schema.ts";
import type { ChainedRow } from "./hash-chain.ts";
import { type AuditFault, entriesOf, headsOf } from "./verify-audit.ts";

/** The last position of each chain that a copy holds. */
export type Copied = Map<string, number>;

/**
 * Entries that a copy does not hold yet, chain by chain in order. Positions have no gaps, so none is ever passed over.
 */
export async function* entriesAfter(db: Database, copied: Readonly<Copied>): AsyncGenerator<ChainedRow> {
  for (const { chain, position } of await headsOf(db)) {
    const after = copied.get(chain) ?? 0;
    if (position > after) yield* entriesOf(db, chain, after);
  }
}

type Line = Readonly<{ chain: string; position: number; hash: string }>;

/** `isStored`: the log has an entry at this position, whether or not it is the same. */
type Compared = Readonly<{ isStored: boolean; fault?: AuditFault }>;

/**
 * Compares a copied line with the database. A chain may lose its beginning, by age or with its account; a chain that was
 * rewritten after it was copied is a fault.
 */
export async function compareWithCopy(db: Database, line: Line): Promise<Compared> {
  const { chain, position } = line;
  const stored = db.selectFrom("audit_log").select("hash").where("chain", "=", chain);
  const same = await stored.where("position", "=", position).executeTakeFirst();
  if (same?.hash === line.hash) return { isStored: true };
  if (same) return { isStored: true, fault: { chain, position, problem: "differs from the copy" } };
  const earlier = await stored.where("position", "<", position).executeTakeFirst();
  const head = await db.selectFrom("audit_heads").select("position").where("chain", "=", chain).executeTakeFirst();
  const isCut = earlier !== undefined || (head !== undefined && head.position < position);
  if (!isCut) return { isStored: false };
  return { isStored: false, fault: { chain, position, problem: "is in the copy and not in the log" } };
}
