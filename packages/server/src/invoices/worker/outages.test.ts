import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { createLogger, type Logger } from "../../platform/logger.ts";
import { loadConfig } from "../../platform/settings/config.ts";
import { prepareFixture, type TestFixture } from "../../testing/backends.ts";
import { startTcpProxy, type TcpProxy } from "../../testing/servers/tcp-proxy.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";

async function through(address: string): Promise<{ proxy: TcpProxy; address: string }> {
  const url = new URL(address);
  const proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  return { proxy, address: url.href.replace(/\/$/, "") };
}

async function eventually<Value>(task: () => Promise<Value>, good: (value: Value) => boolean): Promise<Value> {
  // The test's own time limit is the only one.
  for (;;) {
    const value = await task();
    if (good(value)) return value;
    await sleep(50);
  }
}

describe("an outage of the database or the storage", () => {
  let fixture: TestFixture;
  let database: TcpProxy;
  let storage: TcpProxy;
  let service: TestService;

  beforeAll(async () => {
    fixture = await prepareFixture("PostgreSQL and S3");
    const db = await through(fixture.environment.INKVOICE_DATABASE_URL ?? "");
    const s3 = await through(fixture.environment.INKVOICE_S3_ENDPOINT ?? "");
    database = db.proxy;
    storage = s3.proxy;
    const environment = {
      INKVOICE_DATABASE_URL: db.address,
      INKVOICE_S3_ENDPOINT: s3.address,
      INKVOICE_RATE_SCALE: "1000",
      INKVOICE_LEASE_SECONDS: "1",
    };
    service = await startTestService("PostgreSQL and S3", { fixture, environment });
  });
  afterAll(async () => {
    await service.stop();
    await Promise.all([database.stop(), storage.stop()]);
    fixture.remove();
  });

  const countInvoices = async () =>
    Number(
      (
        await service.running.services.db
          .selectFrom("invoices")
          .select((select) => select.fn.countAll<number>().as("n"))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it("is 503 with Retry-After without a database, and ends without a restart (F5)", async () => {
    const before = await service.upload();
    expect(before.status).toBe(201);
    database.down(true);
    const [read, write] = await Promise.all([service.api("/v1/invoices"), service.upload()]);
    for (const { status, headers, body } of [read, write]) {
      expect([status, body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const ready = await fetch(`${service.url}/readyz`);
    expect([ready.status, (await ready.json()).database]).toEqual([503, "unavailable"]);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    database.down(false);
    const again = await eventually(
      () => service.api("/v1/invoices"),
      ({ status }) => status === 200,
    );
    expect(again.status).toBe(200);
    expect((await service.untilEnded(before.body.data.id)).status).toBe("completed");
    expect(await countInvoices()).toBe(1);
  });

  it("is 503 for uploads without a storage, creates no row, and records stay readable (F8)", async () => {
    const before = await countInvoices();
    storage.down(true);
    const upload = await service.upload();
    expect([upload.status, upload.body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect((await service.api("/v1/invoices")).status).toBe(200);
    storage.down(false);
    expect(await countInvoices()).toBe(before);
    const after = await service.upload();
    expect(after.status).toBe(201);
    expect((await service.untilEnded(after.body.data.id)).status).toBe("completed");
  });

  it("never gives 2xx without a row, nor two rows for one upload, when database responses are lost (F6)", async () => {
    const before = await countInvoices();
    const accepted: string[] = [];
    const rounds = 5;
    for (let round = 0; round < rounds; round += 1) {
      const headers = { "idempotency-key": `lost-${round}` };
      const files = [{ bytes: documentThat("complete", 100 + round) }];
      const lost = setTimeout(() => database.loseAnswers(true), 5 + round * 7);
      const first = await service.upload({ headers, files });
      clearTimeout(lost);
      database.loseAnswers(false);
      expect([201, 503]).toContain(first.status);
      const second = await eventually(
        () => service.upload({ headers, files }),
        ({ status }) => status === 201,
      );
      if (first.status === 201) expect(second.body.data.id).toBe(first.body.data.id);
      accepted.push(second.body.data.id);
    }
    expect(await countInvoices()).toBe(before + rounds);
    for (const id of accepted) expect((await service.untilEnded(id)).status).toBe("completed");
    const events = await service.running.services.db
      .selectFrom("events")
      .select("invoice_id")
      .where("invoice_id", "in", accepted)
      .execute();
    expect(events).toHaveLength(rounds);
  });
});

describe("a storage that accepts connections and never answers", () => {
  let fixture: TestFixture;
  let storage: TcpProxy;
  let accepting: TestService;
  let environment: Record<string, string>;

  beforeAll(async () => {
    fixture = await prepareFixture("PostgreSQL and S3");
    const s3 = await through(fixture.environment.INKVOICE_S3_ENDPOINT ?? "");
    storage = s3.proxy;
    environment = { INKVOICE_S3_ENDPOINT: s3.address, INKVOICE_RATE_SCALE: "1000", INKVOICE_LEASE_SECONDS: "1" };
    accepting = await startTestService("PostgreSQL and S3", { fixture, environment: { INKVOICE_ROLE: "api" } });
  });
  afterAll(async () => {
    await accepting.stop();
    await storage.stop();
    fixture.remove();
  });

  it("does not block readers: they give up in time, and continue once it answers (F20)", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 4; index += 1) ids.push((await accepting.upload()).body.data.id);
    storage.silence(true);
    const limit = { ...environment, INKVOICE_STORAGE_SECONDS: "1" };
    const reading = await startTestService("PostgreSQL and S3", { fixture, environment: limit });
    const { db } = reading.running.services;
    const postponed = db.selectFrom("invoices").select("id").where("postponements", ">", 0);
    await expect.poll(async () => (await postponed.execute()).length).toBeGreaterThanOrEqual(2);
    const refused = await reading.upload();
    expect([refused.status, refused.body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    storage.silence(false);
    for (const id of ids) expect((await reading.untilEnded(id)).status).toBe("completed");
    await reading.stop();
  });

  it("does not block shutdown: the upload is answered 503, the document is released (F20)", async () => {
    const { id } = (await accepting.upload()).body.data;
    storage.silence(true);
    const patient = { ...environment, INKVOICE_STORAGE_SECONDS: "600" };
    const stuck = await startTestService("PostgreSQL and S3", { fixture, environment: patient });
    const { db } = accepting.running.services;
    const row = () =>
      db
        .selectFrom("invoices")
        .select(["lease_token", "lease_until", "attempts"])
        .where("id", "=", id)
        .executeTakeFirst();
    await expect.poll(async () => (await row())?.lease_token).not.toBeNull();
    const upload = stuck.upload();
    const received = () => readdirSync(stuck.running.services.temporaryFolder).length;
    await expect.poll(received).toBeGreaterThan(0);
    await stuck.stop();
    expect((await upload).status).toBe(503);
    expect(await row()).toEqual({ lease_token: null, lease_until: 0, attempts: 0 });
    storage.silence(false);
  });
});

describe("a database that accepts connections and never answers", () => {
  it("is 503 in time, and is used again once it answers", async () => {
    const fixture = await prepareFixture("PostgreSQL and S3");
    const { proxy, address } = await through(fixture.environment.INKVOICE_DATABASE_URL ?? "");
    const environment = {
      INKVOICE_DATABASE_URL: address,
      INKVOICE_DATABASE_SECONDS: "1",
      INKVOICE_RATE_SCALE: "1000",
      INKVOICE_LEASE_SECONDS: "1",
    };
    const service = await startTestService("PostgreSQL and S3", { fixture, environment });
    expect((await service.upload()).status).toBe(201);
    proxy.silence(true);
    const answers = await Promise.all([service.api("/v1/invoices"), service.upload()]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    proxy.silence(false);
    const again = await eventually(
      () => service.upload(),
      ({ status }) => status === 201,
    );
    expect((await service.untilEnded(again.body.data.id)).status).toBe("completed");
    await service.stop();
    await proxy.stop();
    fixture.remove();
  });
});

describe("a database that is slow when the service starts", () => {
  let fixture: TestFixture;
  let proxy: TcpProxy;
  let environment: Record<string, string>;
  beforeAll(async () => {
    fixture = await prepareFixture("PostgreSQL and S3");
    const database = await through(fixture.environment.INKVOICE_DATABASE_URL ?? "");
    proxy = database.proxy;
    environment = {
      INKVOICE_DATABASE_URL: database.address,
      INKVOICE_DATABASE_SECONDS: "1",
      INKVOICE_ROLE: "api",
    };
  });
  afterAll(async () => {
    await proxy.stop();
    fixture.remove();
  });
  const start = (logger?: Logger) =>
    startTestService("PostgreSQL and S3", { fixture, environment, ...(logger && { logger }) });

  it("is reported in one sentence when it accepts the connection and never answers", async () => {
    proxy.silence(true);
    await expect(start()).rejects.toThrow(/^The database at postgres:.* does not answer \(ETIMEDOUT\)\. Start it, or/);
    proxy.silence(false);
    proxy.cut();
  });

  it("is waited for, with a log entry, while others migrate it or its responses are late", async () => {
    const { db, dialect, close } = openDatabase<Tables>(
      loadConfig({ NODE_ENV: "test", ...fixture.environment, INKVOICE_DATABASE_SECONDS: "600" }),
    );
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const migrating = db.transaction().execute(async (tx) => {
      await dialect.migrationLock.execute(tx);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const lines: string[] = [];
    proxy.delay(40);
    const starting = start(createLogger("warn", { write: (line) => void lines.push(line) }));
    await expect.poll(() => lines.join("")).toContain("still waiting for the database");
    release.resolve();
    const service = await starting;
    expect((await service.upload()).status).toBe(201);
    proxy.delay(0);
    await service.stop();
    await migrating;
    await close();
  });
});
