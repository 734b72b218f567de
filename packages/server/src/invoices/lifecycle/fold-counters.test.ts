import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { storedBytes, usageByKey } from "../../access/usage.ts";
import { readAnalytics } from "../../catalogue/analytics/analytics.ts";
import { countInvoices, dayOf } from "../../catalogue/analytics/invoice-counts.ts";
import { findDuplicates } from "../../catalogue/duplicates.ts";
import type { Database } from "../../platform/db/schema.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { readingOf, storeInvoice, storeInvoiceIn } from "../../testing/store-invoice.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";
import { removeInvoice } from "../removal/remove-invoice.ts";
import { foldCounters } from "./fold-counters.ts";

const at = Date.UTC(2026, 2, 3, 12);

describeOnEachBackend("counters of one account", (backend) => {
  let service: TestService;
  let db: Database;

  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api" } });
    db = service.running.services.db;
  });
  afterAll(() => service.stop());

  const store = (accountId: string, number: string, vendor = "Nordwind GmbH") =>
    storeInvoice(db, accountId, {
      data: readingOf({ invoice_number: number, vendor: { name: vendor } }),
      at,
      content: number,
    });

  async function read(accountId: string) {
    const range = { from: dayOf(at), to: dayOf(at) };
    const { groups, fields } = await readAnalytics(db, { accountId, range, groupBy: "day", dateField: "created_at" });
    return {
      all: await countInvoices(db, accountId, {}),
      completed: await countInvoices(db, accountId, { status: "completed" }),
      ofDay: await countInvoices(db, accountId, { after: at - 86_400_000, before: at + 86_400_000 }),
      bytes: await storedBytes(db, accountId),
      documents: (await usageByKey(db, accountId, 0)).map(({ documents }) => documents),
      groups: groups.map(({ invoices, total_amount }) => [invoices, total_amount]),
      fields: fields.find(({ field }) => field === "total_amount"),
    };
  }

  it("are exact before and after pending changes are folded, and while several processes fold", async () => {
    const { accountId } = await service.newAccount();
    const ids = await Promise.all(["N-1", "N-2", "N-3", "N-4"].map((number) => store(accountId, number)));
    const audit = async () => undefined;
    await removeInvoice(service.running.services, accountId, ids[0] ?? "", { by: "test", audit });
    const expected = {
      all: 3,
      completed: 3,
      ofDay: 3,
      bytes: 4,
      documents: [4],
      groups: [[3, 357]],
      fields: { field: "total_amount", read: 3, corrected: 0 },
    };
    expect(await read(accountId)).toEqual(expected);
    await Promise.all([foldCounters(db), foldCounters(db), read(accountId), foldCounters(db)]);
    expect(await read(accountId)).toEqual(expected);
    for (const table of [
      "invoice_count_changes",
      "usage_changes",
      "analytics_changes",
      "analytics_date_changes",
      "unused_words",
    ] as const)
      expect(await db.selectFrom(table).selectAll().where("account_id", "=", accountId).execute()).toEqual([]);
  });

  it("contain no vendor name and no word of a document that was deleted for good", async () => {
    const { accountId } = await service.newAccount();
    const id = await store(accountId, "N-1", "Geheimnis AG");
    const audit = async () => undefined;
    await removeInvoice(service.running.services, accountId, id, { forGood: true, audit });
    for (const table of [
      "analytics_changes",
      "analytics_date_changes",
      "analytics_groups",
      "word_parts",
      "unused_words",
    ] as const) {
      const rows = await db.selectFrom(table).selectAll().where("account_id", "=", accountId).execute();
      expect(JSON.stringify(rows).toLowerCase()).not.toContain("geheimnis");
    }
  });

  // A transaction on SQLite holds the only write lock.
  it.runIf(backend === "PostgreSQL and S3")(
    "let documents of one account end at the same time; only equal ones wait for each other",
    async () => {
      const { accountId } = await service.newAccount();
      const document = (content: string, invoice_number: string, total_amount: number) => ({
        data: readingOf({ invoice_number, total_amount }),
        at,
        content,
      });
      await store(accountId, "N-0");
      const [stored, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const first = db.transaction().execute(async (tx) => {
        await storeInvoiceIn(tx, accountId, document("one", "N-1", 1));
        stored.resolve();
        await finished.promise;
      });
      await stored.promise;
      // Would never return if it waited for the transaction that is still open.
      await storeInvoice(db, accountId, document("two", "N-2", 2));
      const equal = storeInvoice(db, accountId, document("three", "N-1", 3));
      // Other tests' databases are on the same server.
      const isWaiting = sql<{ pid: number }>`select pid from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and not granted and datname = current_database()`;
      await expect.poll(async () => (await isWaiting.execute(db)).rows).toHaveLength(1);
      finished.resolve();
      await first;
      expect(await findDuplicates(db, accountId, await equal)).toHaveLength(1);
      const facts = db.selectFrom("invoice_facts").select("duplicates").where("account_id", "=", accountId);
      const flags = await facts.where("invoice_number", "=", "N-1").execute();
      expect(flags).toEqual([{ duplicates: 1 }, { duplicates: 1 }]);
    },
  );
});
