import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fastify } from "fastify";
import pg from "pg";
import { recordColumns } from "../../packages/server/src/invoices/record/record-columns.ts";
import { addBareUpload } from "./bare-upload.ts";
import { answerMeasurements } from "./measured-process.ts";

/**
 * The reference: only Fastify, the driver and the same query on the same database, with the same response. No keys,
 * limits, versions, metrics or logs.
 */
const columns = recordColumns.join();
const {
  INKVOICE_DATABASE_URL: databaseUrl,
  INKVOICE_DATA_DIR: dataDir = "",
  BENCH_ACCOUNT: account = "",
} = process.env;

type Row = { id: string; status: string; created_at: number; ended_at: number; extracted_data: string };

function sqliteQuery(): (id: string) => Promise<Row | undefined> {
  const database = new DatabaseSync(join(dataDir, "inkvoice.db"));
  const statement = database.prepare(`select ${columns} from invoices where id = ? and account_id = ?`);
  return async (id) => statement.get(id, account) as Row | undefined;
}

function postgresQuery(connectionString: string): (id: string) => Promise<Row | undefined> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const text = `select ${columns} from invoices where id = $1 and account_id = $2`;
  return async (id) => (await pool.query<Row>(text, [id, account])).rows[0];
}

const find = databaseUrl ? postgresQuery(databaseUrl) : sqliteQuery();
const app = fastify({ logger: false });
app.get<{ Params: { id: string } }>("/v1/invoices/:id", async ({ params }) => {
  const row = await find(params.id);
  if (!row) throw new Error("no such invoice");
  return { success: true, data: row, error: null };
});
addBareUpload(app, dataDir);
await app.listen({ host: "127.0.0.1", port: 0 });
answerMeasurements(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, () => app.close());
