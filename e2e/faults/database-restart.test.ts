import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { TestFixture } from "../../packages/server/src/testing/backends.ts";
import { createDatabase, durable, startPostgres } from "../../packages/server/src/testing/servers/postgres.ts";
import { startServiceProcess, uploadTo } from "../../packages/server/src/testing/service-process.ts";
import { documentThat, firstKey } from "../../packages/server/src/testing/test-service.ts";

type Answer = Readonly<{ at: number; took: number; status: number; id?: string; retryAfter: string | null }>;

/**
 * Sends about ten uploads per second until stopped. Every upload must be answered, and is then entered into the ledger.
 */
async function uploadSteadily(url: string, ledger: Answer[], signal: AbortSignal): Promise<void> {
  const pending: Promise<unknown>[] = [];
  for (let index = 0; !signal.aborted; index += 1) {
    pending.push(uploadOnce(url, index).then((answer) => ledger.push(answer)));
    await sleep(100);
  }
  await Promise.all(pending);
}

async function uploadOnce(url: string, index: number): Promise<Answer> {
  const asked = Date.now();
  const response = await uploadTo(url, documentThat("complete", index));
  const { data } = (await response.json()) as { data: { id: string } | null };
  const retryAfter = response.headers.get("retry-after");
  const at = Date.now();
  return { at, took: at - asked, status: response.status, retryAfter, ...(data && { id: data.id }) };
}

it("PostgreSQL restarted and then down under load causes 503s only: every accepted document ends, once (F5)", async () => {
  const postgres = await startPostgres(durable);
  const dataDir = mkdtempSync(join(tmpdir(), "inkvoice-restart-"));
  const environment = {
    INKVOICE_DATA_DIR: dataDir,
    INKVOICE_DATABASE_URL: await createDatabase(postgres.url, "restarted"),
    INKVOICE_LEASE_SECONDS: "2",
    INKVOICE_WORKERS: "1",
  };
  const fixture: TestFixture = {
    environment,
    dataDir,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
  const api = await startServiceProcess(fixture, { INKVOICE_ROLE: "api" });
  const worker = await startServiceProcess(fixture, { INKVOICE_ROLE: "worker" });
  const stop = new AbortController();
  const answers: Answer[] = [];
  const uploading = uploadSteadily(api.url, answers, stop.signal);
  const accepted = (after: number) => answers.filter(({ status, at }) => status === 201 && at > after).length;
  await expect.poll(() => accepted(0)).toBeGreaterThan(3);
  await postgres.restart();
  const firstBackAt = Date.now();
  await expect.poll(() => accepted(firstBackAt)).toBeGreaterThan(3);
  await postgres.restart(1500);
  const backAt = Date.now();
  await expect.poll(() => accepted(backAt)).toBeGreaterThan(3);
  stop.abort();
  await uploading;

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  for (const { status, retryAfter } of answers) if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
  const [recovered, ...others] = answers.filter(({ status, at }) => status === 201 && at > backAt);
  const usual = Math.max(...others.map(({ took }) => took));
  expect((recovered?.at ?? Number.POSITIVE_INFINITY) - backAt).toBeLessThan(5000 + usual);

  const get = async (path: string) =>
    await (await fetch(api.url + path, { headers: { authorization: `Bearer ${firstKey}` } })).json();
  const total = (status: string) =>
    get(`/v1/invoices?limit=1${status}`).then(({ data }) => data.pagination.total as number);
  await expect.poll(() => total("&status=processing")).toBe(0);
  const ids = answers.flatMap(({ id }) => (id === undefined ? [] : [id]));
  for (const id of ids) expect((await get(`/v1/invoices/${id}`)).data.status).toBe("completed");
  // A commit whose response was lost may have created an unknown record, but none may be missing.
  expect(await total("&status=completed")).toBeGreaterThanOrEqual(ids.length);
  expect((await get("/v1/events?limit=1")).data.pagination.total).toBe(await total(""));

  for (const process of [api, worker]) {
    process.signal("SIGTERM");
    expect(await process.ended).toBe(0);
    expect(process.output()).not.toMatch(/unhandled|uncaught/i);
  }
  await postgres.stop();
  fixture.remove();
});
