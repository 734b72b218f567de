import type { QueryExecutorProvider } from "kysely";
import type { Dialect } from "../db/dialect.ts";

/** One migration. Once released it never changes; a correction is another migration. */
export type Migration = Readonly<{
  name: string;
  /** On PostgreSQL and two busy cores (`npm run bench:migrations`); absent if a million takes minutes at most. */
  secondsPerMillionInvoices?: number;
  /** Runs plain SQL, because current types do not describe the tables of that time. */
  up(tx: QueryExecutorProvider, dialect: Dialect): Promise<void>;
}>;
