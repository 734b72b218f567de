import { createHash } from "node:crypto";
import type { Tx } from "../platform/db/schema.ts";
import type { AuditTables } from "../platform/db/tables/audit.ts";

type Row = AuditTables["audit_log"];
type Link = Readonly<{ chain: string; position: number; previous_hash: string; hash: string }>;
/** An entry that is in a chain; those from before the chains are in none. */
export type ChainedRow = Omit<Row, keyof Link> & Link;

/** The chain of acts by operators and commands, which outlives the accounts they were about. */
export const installationChain = "installation";

/** Before the first entry of a chain. */
export const noHash = "0".repeat(64);

/** SHA-256 over every stored value, in this order, as a JSON array. */
export function hashOf(row: Omit<ChainedRow, "hash">): string {
  const values = [row.chain, row.position, row.previous_hash, row.id, row.at, row.account_id, row.actor_kind];
  const rest = [row.actor_id, row.actor_name, row.action, row.subject, row.details, row.address];
  return createHash("sha256")
    .update(JSON.stringify([...values, ...rest]))
    .digest("hex");
}

type Content = Omit<Row, keyof Link>;

/**
 * Adds an entry to its chain. The head's row is locked until the transaction ends, so that concurrent writers take
 * turns; acts write their entry last, so that none waits for anything else while holding it. Times never go back within
 * a chain: removal by age removes its beginning.
 */
export async function appendEntry(tx: Tx, chain: string, content: Content): Promise<void> {
  const head = await tx
    .insertInto("audit_heads")
    .values({ chain, position: 0, at: 0, hash: noHash })
    .onConflict((conflict) => conflict.column("chain").doUpdateSet((set) => ({ chain: set.ref("audit_heads.chain") })))
    .returning(["position", "at", "hash"])
    .executeTakeFirstOrThrow();
  const at = Math.max(content.at, head.at);
  const entry = { ...content, at, chain, position: head.position + 1, previous_hash: head.hash };
  const hash = hashOf(entry);
  await tx
    .insertInto("audit_log")
    .values({ ...entry, hash })
    .execute();
  const next = { position: entry.position, at, hash };
  await tx.updateTable("audit_heads").set(next).where("chain", "=", chain).execute();
}
