import { rmSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { backfillAnalytics } from "../../packages/server/src/invoices/lifecycle/backfill-analytics.ts";
import { foldCounters } from "../../packages/server/src/invoices/lifecycle/fold-counters.ts";
import { openDatabase } from "../../packages/server/src/platform/db/database.ts";
import type { Tables } from "../../packages/server/src/platform/db/schema.ts";
import { loadConfig } from "../../packages/server/src/platform/settings/config.ts";
import {
  type Backend,
  backends,
  prepareFixture,
  type TestFixture,
} from "../../packages/server/src/testing/backends.ts";
import { startServiceProcess } from "../../packages/server/src/testing/service-process.ts";
import { startTestService, type TestService } from "../../packages/server/src/testing/test-service.ts";
import { checkOut, hasCommit, hasPartOfHistory, programOf } from "./checkout.ts";
import { clientOf, correct } from "./fill-service.ts";
import { type FilledService, type Fixture, readFixture } from "./fixture.ts";
import { loadInstallation } from "./installation.ts";
import { startReceiver } from "./receiver.ts";
import { schemaVersions } from "./versions.ts";

/** `npm run upgrades` tries all of them, `npm test` the last. */
const versions = process.env.UPGRADES === "all" ? schemaVersions : schemaVersions.slice(-1);
/** Fixtures get old; their records must not reach the retention period. */
const environment = { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8", INKVOICE_RATE_SCALE: "1000", INKVOICE_TRASH_DAYS: "3650" };

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

async function prepare(backend: Backend, fixture: Fixture, receiver: Receiver): Promise<TestFixture> {
  const installation = await prepareFixture(backend);
  const dump = fixture.dump.replaceAll(fixture.filled.receiver, receiver.host);
  await loadInstallation(installation, { ...fixture, dump });
  const { db, close } = openDatabase<Tables>(loadConfig({ NODE_ENV: "test", ...installation.environment }));
  await db.updateTable("idempotency_keys").set({ created_at: Date.now() }).execute();
  await close();
  return installation;
}

async function expectRecords(service: TestService, { ended, waiting }: FilledService): Promise<void> {
  const headers = { "service-version": "1.2.0" };
  for (const { record, file } of ended) {
    const { id, status, created_at, extracted_data, error } = record;
    // One version also returned the author of corrections to clients of 1.2, whose schema lacks it.
    if (extracted_data) delete extracted_data.source;
    const now = await service.api(`/v1/invoices/${id}`, { headers });
    expect(now.body.data).toMatchObject({
      id,
      status,
      created_at,
      ...(extracted_data && { extracted_data }),
      ...(error !== undefined && { error }),
    });
    expect((await service.api(`/files/${id}`)).text).toBe(file);
  }
  for (const id of waiting) expect((await service.untilEnded(id)).status).toBe("completed");
}

async function expectCounts(service: TestService, { uploads, waiting }: FilledService): Promise<void> {
  const { db } = service.running.services;
  const total = async (query: string) =>
    (await service.api<{ pagination: { total: number } }>(`/v1/invoices?limit=1${query}`)).body.data.pagination.total;
  const rows = await db.selectFrom("invoices").select(["status", "size"]).execute();
  for (const status of ["completed", "failed", "processing"])
    expect([status, await total(`&status=${status}`)]).toEqual([
      status,
      rows.filter((row) => row.status === status).length,
    ]);
  const trashed = await db.selectFrom("trashed_invoices").select("size").execute();
  await foldCounters(db);
  const usage = await sql<{
    documents: number;
    bytes: number;
  }>`select sum(documents) as documents, sum(bytes) as bytes from usage_days`.execute(db);
  expect(Number(usage.rows[0]?.documents)).toBe(uploads + waiting.length);
  expect(Number(usage.rows[0]?.bytes)).toBe([...rows, ...trashed].reduce((sum, { size }) => sum + size, 0));
  expect(await total("&q=nordwind")).toBe(rows.filter((row) => row.status === "completed").length);
  expect(await total("&vendor=Nordwind%20Trading%20GmbH")).toBe(await total("&status=completed"));
}

async function expectAnalytics(service: TestService): Promise<void> {
  const { services } = service.running;
  await backfillAnalytics(services);
  type Analytics = { groups: readonly { currency: string; invoices: number; total_amount: number }[] };
  const rows = await services.db
    .selectFrom("invoices")
    .select("extracted_data")
    .where("status", "=", "completed")
    .execute();
  const totals = rows.map((row) => (JSON.parse(row.extracted_data ?? "{}") as { total_amount: number }).total_amount);
  const sum = totals.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
  // Every document of these tests has a date and a currency.
  for (const field of ["created_at", "date"]) {
    const { groups } = (await service.api<Analytics>(`/v1/analytics?group_by=currency&date_field=${field}`)).body.data;
    expect([field, groups]).toMatchObject([field, [{ currency: "EUR", invoices: totals.length, total_amount: sum }]]);
  }
}

async function eventsOf(service: TestService, id: string): Promise<string[]> {
  const { body } = await service.api<{ events: { id: string; type: string }[] }>(`/v1/events?invoice_id=${id}`);
  return body.data.events.filter(({ type }) => /completed|failed/.test(type)).map((event) => event.id);
}

describe.each(versions)("a filled database of version $name", ({ name, commit }) => {
  it.each(backends)("starts with this version without losing data, on %s (F29)", async (backend) => {
    const fixture = readFixture(name, backend === "PostgreSQL and S3" ? "postgres" : "sqlite");
    const { filled } = fixture;
    const receiver = await startReceiver();
    receiver.mend();
    const installation = await prepare(backend, fixture, receiver);
    const service = await startTestService(backend, { fixture: installation, environment });
    await expectRecords(service, filled);
    await expectCounts(service, filled);
    await expectAnalytics(service);
    const { key, document, id } = filled.repeatable;
    expect((await clientOf(service).upload(document, key)).id).toBe(id);
    for (const { record } of filled.ended) {
      const [event = "none"] = await eventsOf(service, record.id);
      // Refused before the upgrade, delivered now.
      await expect.poll(() => receiver.arrived).toContainEqual({ path: "/fails", event, status: 200 });
    }
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    await service.stop();
    receiver.close();
    installation.remove();
  });

  const isMissing = hasPartOfHistory() && !hasCommit(commit);
  const missing = isMissing ? `: not tried, as this copy of the repository has no commit ${commit}` : "";
  it.skipIf(isMissing)(
    `is used by the old and the new version at the same time, on PostgreSQL (F29)${missing}`,
    async () => {
      const fixture = readFixture(name, "postgres");
      const receiver = await startReceiver();
      receiver.mend();
      const installation = await prepare("PostgreSQL and S3", fixture, receiver);
      const code = checkOut(commit);
      const { program, environment: its } = programOf(code);
      const old = await startServiceProcess(
        installation,
        { ...environment, ...its, INKVOICE_DASHBOARD: "on" },
        program,
      );
      const service = await startTestService("PostgreSQL and S3", { fixture: installation, environment });
      const ids: string[] = [];
      for (let round = 0; round < 8; round += 1)
        for (const client of [clientOf(old), clientOf(service)])
          ids.push((await client.upload(`%PDF-1.4\n%do:complete\n${round}`)).id);
      for (const id of [...ids, ...fixture.filled.waiting]) {
        expect((await service.untilEnded(id)).status).toBe("completed");
        expect(await clientOf(old).record(id)).toMatchObject({ id, status: "completed" });
        expect(await eventsOf(service, id)).toHaveLength(1);
      }
      await backfillAnalytics(service.running.services);
      const [removed, corrected] = ids as [string, string];
      await clientOf(old).data(`/v1/invoices/${removed}`, { method: "DELETE" });
      expect((await service.api(`/v1/invoices/${removed}`)).status).toBe(404);
      await correct(old, corrected, 77.5);
      const { extracted_data: now } = (await service.api(`/v1/invoices/${corrected}`)).body.data;
      expect(now).toMatchObject({ total_amount: 77.5 });
      old.signal("SIGTERM");
      expect(await old.ended).toBe(0);
      await expectRecords(service, fixture.filled);
      // Each process may have folded the other's changes, and the old one knows fewer sums.
      await expectAnalytics(service);
      await service.stop();
      receiver.close();
      installation.remove();
      rmSync(code, { recursive: true });
    },
  );
});
