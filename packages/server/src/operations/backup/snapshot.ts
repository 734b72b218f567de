import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Config } from "../../platform/settings/config.ts";
import { rowOrder } from "./tables.ts";

export type Row = Readonly<Record<string, unknown>>;

/** The database at one moment, while others keep writing. */
export type Snapshot = Readonly<{
  rows(table: string): AsyncIterable<Row>;
  close(): Promise<void>;
}>;

const page = 1000;
const selectAll = (table: string) => `select * from ${table}${rowOrder[table] ?? ""}`;

export async function openSnapshot(config: Config): Promise<Snapshot> {
  return config.databaseUrl ? await postgresSnapshot(config.databaseUrl) : sqliteSnapshot(config.dataDir);
}

/** A read transaction on a separate connection sees one state and blocks no writer. */
function sqliteSnapshot(dataDir: string): Snapshot {
  const database = new DatabaseSync(join(dataDir, "inkvoice.db"), { readOnly: true, timeout: 5000 });
  database.exec("begin");
  return {
    async *rows(table) {
      for (const row of database.prepare(selectAll(table)).iterate()) yield row as Row;
    },
    close: async () => database.close(),
  };
}

async function postgresSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  client.setTypeParser(20, Number);
  await client.query("begin isolation level repeatable read read only");
  return {
    async *rows(table) {
      await client.query(`declare backup cursor for ${selectAll(table)}`);
      for (;;) {
        const { rows } = await client.query(`fetch ${page} from backup`);
        yield* rows as Row[];
        if (rows.length < page) break;
      }
      await client.query("close backup");
    },
    close: () => client.end(),
  };
}
