import { sql } from "kysely";
import { expect, it } from "vitest";
import { prepareFixture } from "../testing/backends.ts";
import { startPgBouncer } from "../testing/servers/pgbouncer.ts";
import { startTestService } from "../testing/test-service.ts";

/** Documents from upload to their end, a correction and a deletion, through a pooler with four connections. */
async function runThroughPooler(directUrl: (databaseUrl: string) => string) {
  const fixture = await prepareFixture("PostgreSQL and S3");
  const { INKVOICE_DATABASE_URL: databaseUrl = "" } = fixture.environment;
  const pooler = await startPgBouncer(databaseUrl);
  const environment = {
    ...fixture.environment,
    INKVOICE_DATABASE_URL: pooler.url,
    INKVOICE_DATABASE_DIRECT_URL: directUrl(databaseUrl),
  };
  const service = await startTestService("PostgreSQL and S3", { fixture: { ...fixture, environment } });
  const { db } = service.running.services;
  const uploads = await Promise.all(Array.from({ length: 12 }, () => service.upload()));
  const ids = uploads.map(({ body }) => body.data.id);
  for (const id of ids) expect((await service.untilEnded(id)).status).toBe("completed");
  const change = { extracted_data: { invoice_number: "P-1" } };
  const headers = { "content-type": "application/json" };
  const corrected = await service.api(`/v1/invoices/${ids[0]}`, {
    method: "PATCH",
    body: JSON.stringify(change),
    headers,
  });
  expect(corrected.status).toBe(200);
  expect((await service.api(`/v1/invoices/${ids[1]}`, { method: "DELETE" })).status).toBe(200);
  const list = await service.api<{ pagination: { total: number } }>("/v1/invoices?limit=1");
  expect(list.body.data.pagination.total).toBe(11);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`.execute(db);
  await service.stop();
  const log = pooler.log();
  await pooler.stop();
  fixture.remove();
  return { listening: rows.length, log };
}

it("All queries work through a pooler in transaction mode; one direct connection listens, and the pooler logs no errors", async () => {
  const { listening, log } = await runThroughPooler((databaseUrl) => databaseUrl);
  expect(listening).toBe(1);
  expect(log).not.toMatch(/WARNING|ERROR/);
});

it("Without a direct connection there are no signals, and documents are still extracted", async () => {
  const { listening, log } = await runThroughPooler(() => "off");
  expect(listening).toBe(0);
  expect(log).not.toMatch(/WARNING|ERROR/);
});
