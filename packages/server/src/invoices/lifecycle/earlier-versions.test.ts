import type { Analytics } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateAnalytics } from "../../catalogue/analytics/update-analytics.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { sendJson } from "../../testing/clients/send-json.ts";
import { readingOf, storeInvoice } from "../../testing/store-invoice.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";
import { readStored } from "../record/stored-record.ts";
import { copyFromTrash } from "../removal/trash.ts";
import { backfillAnalytics } from "./backfill-analytics.ts";
import { analyticsEntryOf } from "./replace-data.ts";

type Change = Parameters<typeof updateAnalytics>[2];
/** How versions changed the analytics of an invoice: before 0082 not at all, before 0108 by upload only. */
const earlierVersions: Record<string, (tx: Tx, accountId: string, change: Change) => Promise<unknown>> = {
  "0081": async () => undefined,
  "0107": async (tx, accountId, change) => {
    await updateAnalytics(tx, accountId, change);
    await tx.deleteFrom("analytics_date_changes").where("account_id", "=", accountId).execute();
  },
};
const date = "2025-03-04";

describe.each(Object.entries(earlierVersions))("beside a process of %s on PostgreSQL", (_version, count) => {
  let service: TestService;
  let account: Readonly<{ accountId: string; key: string }>;
  let id: string;
  beforeAll(async () => {
    service = await startTestService("PostgreSQL and S3", { environment: { INKVOICE_TRASH_DAYS: "7" } });
    account = await service.newAccount();
    const { db } = service.running.services;
    id = await storeInvoice(db, account.accountId, { data: { ...readingOf({ total_amount: 100 }), date } });
    await storeInvoice(db, account.accountId, { data: { ...readingOf({ total_amount: 20 }), date } });
  });
  afterAll(() => service.stop());

  async function sums(): Promise<number[]> {
    await backfillAnalytics(service.running.services);
    const of = async (field: string) => {
      const path = `/v1/analytics?group_by=currency&date_field=${field}`;
      const { groups } = (await service.api<Analytics>(path, { key: account.key })).body.data;
      return groups.flatMap((group) => [group.invoices, group.total_amount]);
    };
    const [byUpload, byDate] = [await of("created_at"), await of("date")];
    expect(byDate).toEqual(byUpload);
    return byDate;
  }

  const inTransaction = <Value>(work: (tx: Tx) => Promise<Value>) =>
    service.running.services.db.transaction().execute(work);
  const entry = async (tx: Tx) => {
    const stored = await readStored(tx, account.accountId, id);
    return stored && analyticsEntryOf(stored);
  };

  it("sums by date follow its corrections", async () => {
    expect(await sums()).toEqual([2, 120]);
    await inTransaction(async (tx) => {
      const before = await entry(tx);
      const data = { ...readingOf({ total_amount: 70 }), date: "2025-05-06" };
      await tx
        .updateTable("invoices")
        .set({ extracted_data: JSON.stringify(data) })
        .where("id", "=", id)
        .execute();
      // A second statement of the same correction.
      await tx.updateTable("invoices").set({ corrected: '["total_amount"]' }).where("id", "=", id).execute();
      await count(tx, account.accountId, { before, after: await entry(tx) });
    });
    expect(await sums()).toEqual([2, 90]);
  });

  it("sums by date follow its restorations and rereads", async () => {
    expect((await service.api(`/v1/invoices/${id}`, { method: "DELETE", key: account.key })).status).toBe(200);
    expect(await sums()).toEqual([1, 20]);
    await inTransaction(async (tx) => {
      await copyFromTrash(tx, { accountId: account.accountId, invoiceId: id });
      await count(tx, account.accountId, { after: await entry(tx) });
    });
    expect(await sums()).toEqual([2, 90]);
    await inTransaction(async (tx) => {
      await count(tx, account.accountId, { before: await entry(tx) });
      const unread = { status: "processing", ended_at: null, extracted_data: null, counted: 0 } as const;
      await tx.updateTable("invoices").set(unread).where("id", "=", id).execute();
    });
    expect(await sums()).toEqual([1, 20]);
  });

  it("leaves alone what this version counts", async () => {
    const { db } = service.running.services;
    const other = await storeInvoice(db, account.accountId, { data: { ...readingOf({ total_amount: 5 }), date } });
    expect(await sums()).toEqual([2, 25]);
    const body = { extracted_data: { total_amount: 6, date: "2025-01-02" } };
    const patched = await sendJson(service, {
      method: "PATCH",
      path: `/v1/invoices/${other}`,
      body,
      init: { key: account.key },
    });
    expect(patched.status).toBe(200);
    const { counted } = await db
      .selectFrom("invoices")
      .select("counted")
      .where("id", "=", other)
      .executeTakeFirstOrThrow();
    expect(counted).toBe(2);
    expect(await sums()).toEqual([2, 26]);
  });
});
