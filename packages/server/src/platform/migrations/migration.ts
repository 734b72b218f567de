import type { QueryExecutorProvider } from "kysely";
import type { Dialect } from "../db/dialect.ts";

/** One step of the database's shape. Once published it never changes; a correction is a further step. */
export type Migration = Readonly<{
  name: string;
  /** Runs plain SQL: it speaks of tables as they were at that step, which no current type describes. */
  up(tx: QueryExecutorProvider, dialect: Dialect): Promise<void>;
}>;
