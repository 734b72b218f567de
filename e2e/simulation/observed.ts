import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Ledger } from "./ledger.ts";
import type { Receivers } from "./receivers.ts";
import type { SimulatedDisk } from "./simulated/simulated-disk.ts";

/** Inputs of the promises; the connection sees committed rows only. */
export type Observed = Readonly<{ committed: DatabaseSync; disk: SimulatedDisk; ledger: Ledger; receivers: Receivers }>;

export type Row = Readonly<Record<string, string | number | null>>;

/** Most promises are checked after every commit: their statements are prepared once per run. */
const prepared = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

export function rowsOf({ committed }: Pick<Observed, "committed">, query: string): Row[] {
  const known = prepared.get(committed) ?? new Map<string, StatementSync>();
  prepared.set(committed, known);
  const statement = known.get(query) ?? committed.prepare(query);
  known.set(query, statement);
  return statement.all() as Row[];
}
