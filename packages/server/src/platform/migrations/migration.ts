import type { QueryExecutorProvider } from "kysely";
import type { Dialect } from "../db/dialect.ts";

/** One step of the database's shape. Once published it never changes; a correction is a further step. */
export type Migration = Readonly<{
  name: string;
  /** Runs plain SQL, because current types do not describe the tables of that step. */
  up(tx: QueryExecutorProvider, dialect: Dialect): Promise<void>;
}>;
