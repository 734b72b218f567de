import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../../platform/db/schema.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { foldAllCounters } from "../../testing/fold-all-counters.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";
import { endInvoice } from "../lifecycle/end-invoice.ts";
import { type Claim, claimNext, isWaiting, releaseClaim, renewLease } from "./queue.ts";

const failed = { status: "failed", code: "UNREADABLE_TEXT", readingMs: 1, at: Date.now() } as const;

describeOnEachBackend("the queue", (backend) => {
  let service: TestService;
  let db: Database;
  const lease = (leaseMs: number, longestMs = 600_000) => ({
    dialect: service.running.services.dialect,
    leaseMs,
    longestMs,
  });
  const claim = (leaseMs = 60_000) => claimNext(db, lease(leaseMs));
  /** Shortens the lease as if the time had passed: the test does not wait. */
  const elapse = (milliseconds: number, { id }: Claim) =>
    db
      .updateTable("invoices")
      .set((row) => ({ lease_until: row("lease_until", "-", milliseconds) }))
      .where("id", "=", id)
      .execute();

  // An api process alone: it accepts documents, and nobody but the test takes them.
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api", INKVOICE_RATE_SCALE: "1000" } });
    db = service.running.services.db;
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    for (let waiting = await claim(); waiting; waiting = await claim())
      await endInvoice(service.running.services, waiting, failed);
  });

  it("gives a document to one of many concurrent workers (F12)", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await service.upload()).body.data.id));
    const claims = (await Promise.all(Array.from({ length: 16 }, () => claim()))).filter((one) => one !== undefined);
    expect(claims.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(claims.every(({ workerDeaths }) => workerDeaths === 0)).toBe(true);
  });

  it("gives a silent worker's document to another when the lease ends, and discards the late result", async () => {
    const { id } = (await service.upload()).body.data;
    const zombie = (await claim()) as Claim;
    await elapse(50_000, zombie);
    expect(await claim()).toBeUndefined();
    await elapse(11_000, zombie);
    const heir = (await claim()) as Claim;
    expect([heir.id, heir.retries.attempts, heir.workerDeaths]).toEqual([id, 0, 1]);
    expect(await renewLease(db, lease(60_000), zombie)).toBe(false);
    expect(await endInvoice(service.running.services, zombie, failed)).toBe(false);
    await releaseClaim(db, service.running.services.dialect, zombie);
    expect(await claim()).toBeUndefined();
    expect(await endInvoice(service.running.services, heir, failed)).toBe(true);
    expect(await endInvoice(service.running.services, heir, failed)).toBe(false);
    const events = await db.selectFrom("events").select("id").where("invoice_id", "=", id).execute();
    expect(events).toHaveLength(1);
  });

  // PostgreSQL decides by the size of the tables; SQLite by the text of the statement alone.
  if (backend === "sqlite and a folder") {
    it("is queried by its own indexes, however many invoices are completed", async () => {
      const waiting = db.selectFrom("invoices").where(isWaiting);
      const own = waiting.select("queue_tag").where("account_id", "=", "a").orderBy("queue_tag", "desc").limit(1);
      for (const query of [own, waiting.select("id").limit(100), waiting.select("queue_tag").orderBy("queue_tag")]) {
        const [step] = await query.explain(undefined, sql`query plan`);
        expect(String(step?.detail)).toMatch(/USING COVERING INDEX invoices_(own_)?queue/);
      }
    });
  }

  it("leaves a document with the worker that renews its lease", async () => {
    await service.upload();
    const owner = (await claim()) as Claim;
    for (let beat = 0; beat < 4; beat += 1) {
      await elapse(40_000, owner);
      expect(await renewLease(db, lease(60_000), owner)).toBe(true);
      expect(await claim()).toBeUndefined();
    }
  });

  it("limits the total time of a lease despite renewals (F20)", async () => {
    const { id } = (await service.upload()).body.data;
    const stuck = (await claimNext(db, lease(100, 250))) as Claim;
    await expect.poll(() => renewLease(db, lease(100, 250), stuck), { interval: 20 }).toBe(false);
    await expect.poll(async () => (await claim())?.id, { interval: 20 }).toBe(id);
  });

  it("claims a document whose lease was made before the clock was set back by days (F27)", async () => {
    const { id } = (await service.upload()).body.data;
    const claimIt = () => expect.poll(async () => (await claim())?.id, { interval: 20 }).toBe(id);
    await claimIt();
    const tomorrow = Date.now() + 86_400_000;
    await db.updateTable("invoices").set({ lease_until: tomorrow, lease_end: tomorrow }).where("id", "=", id).execute();
    await claimIt();
  });

  it("delays a document that is released with a pause, after others (F19)", async () => {
    const { dialect } = service.running.services;
    const [first, second] = [await service.upload(), await service.upload()].map(({ body }) => body.data.id);
    const taken = (await claim()) as Claim;
    expect(taken.id).toBe(first);
    await releaseClaim(db, dialect, taken, { counter: "attempts", pauseMs: 60_000, reason: "crash" });
    expect((await claim())?.id).toBe(second);
    expect(await claim()).toBeUndefined();
    await elapse(61_000, taken);
    expect(await claim()).toMatchObject({ id: first, retries: { attempts: 1, postponements: 0, damaged_reads: 0 } });
  });

  it("does not let one account's many documents delay another's one (F14)", async () => {
    const [many, one] = [await service.newAccount(), await service.newAccount()];
    for (let index = 0; index < 30; index += 1) await service.upload({ key: many.key });
    for (let index = 0; index < 5; index += 1)
      await endInvoice(service.running.services, (await claim()) as Claim, failed);
    const { id } = (await service.upload({ key: one.key })).body.data;
    const next = [await claim(), await claim()];
    expect(next.map((claimed) => claimed?.id)).toContain(id);
  });

  it("X1: charges by extraction time: after a slow document, its account's others wait longer", async () => {
    const [slow, other] = [await service.newAccount(), await service.newAccount()];
    for (let index = 0; index < 4; index += 1) await service.upload({ key: slow.key });
    for (let index = 0; index < 4; index += 1) await service.upload({ key: other.key });
    const first = (await claim()) as Claim;
    expect(first.accountId).toBe(slow.accountId);
    await endInvoice(service.running.services, first, { ...failed, readingMs: 60_000 });
    const served: string[] = [];
    for (let index = 0; index < 4; index += 1) served.push(((await claim()) as Claim).accountId);
    expect(served).toEqual(Array.from({ length: 4 }, () => other.accountId));
  });

  it("shares evenly between two accounts that both have many", async () => {
    const [first, second] = [await service.newAccount(), await service.newAccount()];
    for (let index = 0; index < 12; index += 1) await service.upload({ key: first.key });
    for (let index = 0; index < 6; index += 1) await service.upload({ key: second.key });
    const served: string[] = [];
    for (let index = 0; index < 10; index += 1) served.push(((await claim()) as Claim).accountId);
    expect(served.filter((account) => account === second.accountId).length).toBeGreaterThanOrEqual(4);
    expect(served.filter((account) => account === first.accountId).length).toBeGreaterThanOrEqual(4);
  });

  it("takes back documents of a stopping worker without counting an attempt", async () => {
    await service.upload();
    for (let round = 0; round < 5; round += 1) {
      const taken = (await claim()) as Claim;
      expect([taken.retries.attempts, taken.workerDeaths]).toEqual([0, 0]);
      await releaseClaim(db, service.running.services.dialect, taken);
    }
  });

  it("keeps counters consistent with every transition", async () => {
    const { key, accountId } = await service.newAccount();
    for (let index = 0; index < 4; index += 1) await service.upload({ key });
    await endInvoice(service.running.services, (await claim()) as Claim, failed);
    const { body } = await service.api<{ invoices: { id: string }[] }>("/v1/invoices?limit=1", { key });
    await service.api(`/v1/invoices/${body.data.invoices[0]?.id}`, { method: "DELETE", key });
    await foldAllCounters(db);
    const counts = await db
      .selectFrom("invoice_counts")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("count", "!=", 0)
      .execute();
    const statuses = await db.selectFrom("invoices").select("status").where("account_id", "=", accountId).execute();
    for (const status of ["processing", "failed"] as const) {
      const real = statuses.filter((row) => row.status === status).length;
      expect(counts.filter((row) => row.status === status).map(({ count }) => count)).toEqual([real, real]);
    }
  });
});
