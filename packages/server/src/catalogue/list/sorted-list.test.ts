import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SortOrder } from "@inkvoice/contract";
import type { InvoiceFilter } from "@inkvoice/contract/dashboard";
import { CompiledQuery, Kysely, SqliteDialect } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dialects } from "../../platform/db/dialect.ts";
import type { Database, Tables } from "../../platform/db/schema.ts";
import { openSqlite, sqliteForKysely } from "../../platform/db/sqlite-database.ts";
import { migrate } from "../../platform/migrations/migrate.ts";
import { accountRows, documentRows, filledTables, type Rows } from "../../testing/many-documents.ts";
import { invoiceListPage } from "./list-page.ts";

const accountId = "acc_1";
const documents = 3_400;
const orders = ["date", "-date", "total_amount", "-total_amount", "vendor", "-vendor"] as const;
const indexes = { date: "date", total_amount: "amount", vendor: "vendor" } as const;
const common: readonly InvoiceFilter[] = [
  {},
  { q: "pdf" },
  { band: "sure" },
  { min: 10 },
  { review: "open" },
  { status: "completed" },
  { from: "2024-01-01" },
  { dated_from: "2026-01-01", dated_to: "2026-12-31" },
  { q: "pdf", band: "sure", min: 10 },
  { look: "true" },
  { duplicates: "true" },
];
const rare: readonly InvoiceFilter[] = [
  { q: "N-00000500" },
  { q: "nowhere" },
  { review: "approved" },
  { q: "pdf", min: 3700, max: 3700 },
];

/** Without ANALYZE, SQLite's query planner ignores row counts: the plan here is also the plan for a million rows. */
describe("A sorted list", () => {
  let db: Database;
  let asked: CompiledQuery[] = [];
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-lists-"));

  beforeAll(async () => {
    const database = openSqlite({ path: join(folder, "lists.db"), synchronous: "OFF" });
    db = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: sqliteForKysely(database) }),
      log: ({ query }) => void asked.push(query),
    });
    // Migrations are untyped.
    await migrate(db as unknown as Parameters<typeof migrate>[0], dialects.sqlite);
    for (const rows of [accountRows(accountId, documents), documentRows(accountId, 0, documents)]) await insert(rows);
  });
  afterAll(async () => {
    await db?.destroy();
    rmSync(folder, { recursive: true });
  });

  const isNeeded = (word: string) => /^(pdf|n00000500|own:review:open|month:.*|370000)$/.test(word);
  async function insert(rows: Rows): Promise<void> {
    const kept = { ...rows, word_parts: [], invoice_words: rows.invoice_words.filter(({ word }) => isNeeded(word)) };
    await db.transaction().execute(async (tx) => {
      for (const table of filledTables)
        for (let from = 0; from < kept[table].length; from += 400)
          await tx
            .insertInto(table)
            .values(kept[table].slice(from, from + 400))
            .execute();
    });
  }

  /** The query plan for one page of a list, and its number of rows. */
  async function stepsOf(filter: InvoiceFilter, sort: SortOrder) {
    asked = [];
    const { invoices } = await invoiceListPage(db, { accountId, filter }, { limit: 50, sort });
    const steps: string[] = [];
    for (const { sql, parameters } of [...asked])
      for (const row of (
        await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]))
      ).rows)
        steps.push(row.detail);
    return { steps, rows: invoices.length };
  }

  it.each(orders)("by %s uses the index of its order if many match, without sorting", async (order) => {
    const index = `invoice_facts_${indexes[order.replace("-", "") as keyof typeof indexes]}`;
    for (const filter of common) {
      const { steps, rows } = await stepsOf(filter, order);
      expect([filter, rows]).toEqual([filter, 50]);
      expect([filter, steps.filter((step) => /TEMP B-TREE|^SCAN (f|i|w|invoices)\b/.test(step))]).toEqual([filter, []]);
      const own = filter.look ? `${index}_look` : filter.duplicates ? `${index}_twins` : index;
      expect([filter, steps.filter((step) => step.includes(`INDEX ${own} `)).length]).not.toEqual([filter, 0]);
    }
  });

  it.each([
    ["total_amount", { q: "pdf", min: 1_850, max: 3_700 }],
    ["date", { q: "pdf", dated_from: "2026-01-01" }],
  ] as const)(
    "by %s enters its index at a range of it: the range is not counted, nor what has no value",
    async (order, filter) => {
      asked = [];
      const { invoices } = await invoiceListPage(db, { accountId, filter }, { limit: 5_000, sort: order });
      expect(invoices.length).toBeGreaterThan(0);
      const column = indexes[order] === "date" ? "issue_date" : "total_amount";
      const counted = new RegExp(`count\\(.*"?${column}"? >=`);
      expect(asked.filter(({ sql }) => counted.test(sql) || sql.includes(`"${column}" is null`))).toEqual([]);
    },
  );

  it.each(orders)("by %s selects by id if few match", async (order) => {
    const index = `invoice_facts_${indexes[order.replace("-", "") as keyof typeof indexes]}`;
    for (const filter of rare) {
      const { steps } = await stepsOf(filter, order);
      const walked = steps.filter((step) => step.includes(`${index} (account_id=?)`) || /^SCAN (f|i|w)\b/.test(step));
      expect([filter, walked]).toEqual([filter, []]);
      expect([
        filter,
        steps.some((step) => /^SEARCH f USING INDEX sqlite_autoindex_invoice_facts_1/.test(step)),
      ]).toEqual([filter, true]);
    }
  });

  it.each(["-created_at", "date"] as const)("by %s finds invoices to export by their own index", async (order) => {
    const { steps } = await stepsOf({ review: "approved", exported: "false" }, order);
    const facts = steps.filter((step) => /^SEARCH f USING (COVERING )?INDEX invoice_facts_unexported /.test(step));
    expect(facts).not.toEqual([]);
    expect(steps.filter((step) => /^SCAN (f|i|w)\b/.test(step))).toEqual([]);
  });
});
