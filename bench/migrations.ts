import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type OpenDatabase, openDatabase } from "../packages/server/src/platform/db/database.ts";
import { migrations } from "../packages/server/src/platform/migrations/index.ts";
import { migrate } from "../packages/server/src/platform/migrations/migrate.ts";
import { loadConfig } from "../packages/server/src/platform/settings/config.ts";
import { createDatabase, durable, startPostgres } from "../packages/server/src/testing/servers/postgres.ts";
import { readArguments } from "../scripts/read-arguments.ts";

const usage = `Usage: npm run bench:migrations -- [--invoices N]

Seconds of every migration on a database that the first version filled with invoices, each with 12 search terms, an
event, a delivery and an attempt. The figures per million invoices are secondsPerMillionInvoices of the migrations,
from which inkvoice migrate --dry-run estimates.

  --invoices N   default 100000`;

const { values: options } = readArguments(usage, { options: { invoices: { type: "string", default: "100000" } } });
const invoices = Number(options.invoices);
const firstSteps = /^(0001|0002|0060|0061|0062)-/;
const worthPrinting = 0.1;

type Opened = OpenDatabase<Record<string, never>>;

const data = JSON.stringify({
  ...{ invoice_number: "2026-0417", date: "2026-10-02", subtotal: 85, total_tax: 16.15, total_amount: 101.15 },
  ...{ currency: "EUR", vendor: { name: "Straßenbau Nordwind GmbH", tax_id: "DE123456789" } },
  ...{ confidence: {}, locations: {}, checks: [], issues: [] },
});

async function fill({ db }: Opened): Promise<void> {
  const now = Date.now();
  const numbers = sql`with recursive numbers(i) as
    (select 0 union all select i + 1 from numbers where i + 1 < ${sql.lit(invoices)})`;
  const number = sql`cast(1000000000 + i as text)`;
  await sql`insert into accounts (id, name, plan, api_access, webhook_secret, created_at)
    values ('acc_1', 'Bench', 'enterprise', 1, 'whsec_1', ${now})`.execute(db);
  await sql`insert into invoices (id, account_id, status, version, filename, content_type, content_sha256, size, blob_key,
      line_items, created_at, ended_at, extracted_data, total_amount, currency, queue_tag, attempts, lease_until) ${numbers}
    select 'inv_' || ${number}, 'acc_1', 'completed', '1.2.0', 'invoice.pdf', 'application/pdf', '', 1000,
      'blob' || ${number}, 1, ${sql.lit(now)} - i, ${sql.lit(now)}, ${data}, 101.15, 'EUR', 0, 1, 0 from numbers`.execute(
    db,
  );
  await sql`insert into invoice_facts (invoice_id, account_id, vendor_name, vendor_key, invoice_number, issue_date,
      total_amount, confidence, band, sure_fields, read_fields, failed_checks, needs_look, duplicates, corrected) ${numbers}
    select 'inv_' || ${number}, 'acc_1', 'Straßenbau Nordwind GmbH', 'tax:DE123456789', ${number}, '2026-10-02', 101.15,
      0.9, 'high', 10, 10, 0, 0, 0, 0 from numbers`.execute(db);
  for (let at = 0; at < 12; at += 1)
    await sql`insert into invoice_words (account_id, word, invoice_id) ${numbers}
      select 'acc_1', ${at === 0 ? "straße" : `word${at}`} || cast(i % 997 as text), 'inv_' || ${number} from numbers`.execute(
      db,
    );
  await sql`insert into events (id, account_id, invoice_id, type, body, created_at) ${numbers}
    select 'evt_' || ${number}, 'acc_1', 'inv_' || ${number}, 'invoice.completed', ${data}, ${sql.lit(now)} from numbers`.execute(
    db,
  );
  await sql`insert into deliveries (id, account_id, event_id, receiver, url, host, round, state, attempts, due_at,
      created_at) ${numbers}
    select 'dlv_' || ${number}, 'acc_1', 'evt_' || ${number}, 'r', 'https://a.example/', 'a.example', 1, 'delivered', 1,
      ${sql.lit(now)}, ${sql.lit(now)} from numbers`.execute(db);
  await sql`insert into delivery_attempts (delivery_id, attempt, attempted_at, duration_ms, status) ${numbers}
    select 'dlv_' || ${number}, 1, ${sql.lit(now)}, 40, 200 from numbers`.execute(db);
  await sql`analyze`.execute(db);
}

async function measure(where: string, opened: Opened): Promise<void> {
  const { db, dialect } = opened;
  const [before, after] = [true, false].map((isFirst) =>
    migrations.filter(({ name }) => firstSteps.test(name) === isFirst),
  );
  await migrate(db, dialect, before);
  await fill(opened);
  console.log(`${where}: ${invoices} invoices`);
  let all = 0;
  for (const step of after ?? []) {
    const start = performance.now();
    await migrate(db, dialect, [step]);
    const seconds = (performance.now() - start) / 1000;
    all += seconds;
    const perMillion = ((seconds / invoices) * 1_000_000).toFixed(0);
    if (seconds >= worthPrinting)
      console.log(`  ${step.name.padEnd(34)} ${seconds.toFixed(1)} s, ${perMillion} s a million`);
  }
  console.log(`  ${"all".padEnd(34)} ${all.toFixed(1)} s`);
}

const root = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
const postgres = await startPostgres(durable);
try {
  const url = await createDatabase(postgres.url, "migrations");
  for (const [where, environment] of [
    ["SQLite", { INKVOICE_DATA_DIR: root }],
    ["PostgreSQL", { INKVOICE_DATA_DIR: root, INKVOICE_DATABASE_URL: url, INKVOICE_DATABASE_SECONDS: "3600" }],
  ] as const) {
    const opened = openDatabase<Record<string, never>>(loadConfig(environment));
    await opened.unlimited(() => measure(where, opened));
    await opened.close();
  }
} finally {
  await postgres.stop();
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
}
