import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { prepareFixture } from "../testing/backends.ts";
import { createDatabase, startPostgres } from "../testing/servers/postgres.ts";
import { startReplica } from "../testing/servers/postgres-replica.ts";
import { readingOf, storeInvoice } from "../testing/store-invoice.ts";
import { startTestService } from "../testing/test-service.ts";

type List = Readonly<{ pagination: { total: number } }>;
type Analytics = Readonly<{ groups: { invoices: number }[] }>;

it("Lists, search, analytics and exports of API keys come from a streaming replica, and from the primary without it", async () => {
  const primary = await startPostgres();
  onTestFinished(() => primary.stop());
  const databaseUrl = await createDatabase(primary.url, "inkvoice");
  const replica = await startReplica(primary.url);
  onTestFinished(() => replica.stop());
  const fixture = await prepareFixture("PostgreSQL and S3");
  const environment = {
    ...fixture.environment,
    INKVOICE_DATABASE_URL: databaseUrl,
    INKVOICE_DATABASE_REPLICA_URL: replica.urlOf(databaseUrl),
    INKVOICE_ROLE: "api",
  };
  const service = await startTestService("PostgreSQL and S3", { fixture: { ...fixture, environment } });
  const { services } = service.running;
  const store = (number: string) =>
    storeInvoice(services.db, service.accountId, { data: readingOf({ invoice_number: number }) });
  const totals = async () => {
    const lists = ["/v1/invoices", "/v1/invoices?search=2026"].map((path) => service.api<List>(path));
    return (await Promise.all(lists)).map(({ body }) => body.data.pagination.total);
  };
  const replay = new pg.Client({ connectionString: replica.urlOf(databaseUrl) });
  await replay.connect();

  await store("2026-1");
  // Lists alone do not show it: until the replica has the tables, they come from the primary.
  await expect
    .poll(async () => (await replay.query("select id from invoices").catch(() => ({ rowCount: 0 }))).rowCount)
    .toBe(1);
  expect(await totals()).toEqual([1, 1]);
  await replay.query("select pg_wal_replay_pause()");
  const pauseState = async () => (await replay.query("select pg_get_wal_replay_pause_state() as state")).rows[0]?.state;
  await expect.poll(pauseState).toBe("paused");
  const second = await store("2026-2");
  // Lists for API keys come from the replica, which lags; records and lists for people come from the primary.
  expect(await totals()).toEqual([1, 1]);
  expect((await service.api(`/v1/invoices/${second}`)).status).toBe(200);
  const count = (db: typeof services.db) => db.selectFrom("invoices").select("id").execute();
  expect(await services.replica.read({ keyId: null }, count)).toHaveLength(2);
  expect(await services.replica.read({ keyId: "key_1" }, count)).toHaveLength(1);
  // An export that the replica does not have yet is read from the primary, with all its invoices.
  const body = JSON.stringify({ format: "jsonl", include: "all" });
  const headers = { "content-type": "application/json" };
  const made = await service.api<{ id: string; counts: { included: number } }>("/v1/exports", {
    method: "POST",
    body,
    headers,
  });
  expect(made.status).toBe(201);
  const authorization = { authorization: `Bearer ${service.apiKey}` };
  const file = await fetch(`${service.url}/v1/exports/${made.body.data.id}/file`, { headers: authorization });
  expect(made.body.data.counts.included).toBe(2);
  expect(await file.text()).toContain("2026-2");

  await replay.query("select pg_wal_replay_resume()");
  await expect.poll(totals).toEqual([2, 2]);
  const invoices = async () => {
    const { body: answer } = await service.api<Analytics>("/v1/analytics?group_by=month");
    return answer.data.groups.reduce((sum, group) => sum + group.invoices, 0);
  };
  await expect.poll(invoices).toBe(2);
  await replay.end();
  await replica.stop();
  await store("2026-3");
  expect(await totals()).toEqual([3, 3]);
  await service.stop();
  fixture.remove();
});
