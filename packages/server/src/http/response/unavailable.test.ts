import type { InvoiceRecord } from "@inkvoice/contract";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isDatabaseUnavailable } from "../../platform/db/dialect.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";

const withCode = (code: string) => Object.assign(new Error("from the database"), { code });

describe("an error of PostgreSQL", () => {
  it.each(["25006", "40001", "40P01", "53300", "55P03", "57014", "57P01", "58030", "08006", "ECONNRESET"])(
    "%s is temporary: a retry is right",
    (code) => expect(isDatabaseUnavailable(withCode(code))).toBe(true),
  );

  it.each(["22P02", "23505", "23503", "42P01", "42703", "54000"])("%s is no outage", (code) =>
    expect(isDatabaseUnavailable(withCode(code))).toBe(false),
  );
});

describe("a PostgreSQL that is read-only or keeps its tables locked", () => {
  let service: TestService;
  let operator: pg.Client;
  let id: string;
  beforeAll(async () => {
    const environment = { INKVOICE_ROLE: "api", INKVOICE_DATABASE_SECONDS: "1" };
    service = await startTestService("PostgreSQL and S3", { environment });
    id = (await service.upload()).body.data.id;
    operator = new pg.Client({ connectionString: service.fixture.environment.INKVOICE_DATABASE_URL });
    await operator.connect();
  });
  afterAll(async () => {
    await operator.end();
    await service.stop();
  });

  async function expectUnavailable(answer: Awaited<ReturnType<TestService["api"]>>): Promise<void> {
    expect([answer.status, answer.body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }

  it("is 503 with Retry-After for writes while it is read-only, and answers reads (F24)", async () => {
    const { database } = operator;
    await operator.query(`alter database ${database} set default_transaction_read_only = on`);
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    // A connection that was cut may be noticed by the first request that takes it.
    await expect.poll(async () => (await service.api(`/v1/invoices/${id}`)).status).toBe(200);
    await expectUnavailable(await service.upload<InvoiceRecord>());
    await operator.query("set default_transaction_read_only = off");
    await operator.query(`alter database ${database} reset default_transaction_read_only`);
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await expect.poll(async () => (await service.upload()).status).toBe(201);
  });

  it("is 503 with Retry-After when a lock outlasts the limit of a statement, and answers again afterwards (F5)", async () => {
    await operator.query("begin");
    await operator.query("lock table invoices in access exclusive mode");
    await expectUnavailable(await service.api(`/v1/invoices/${id}`));
    await operator.query("rollback");
    await expect.poll(async () => (await service.api(`/v1/invoices/${id}`)).status).toBe(200);
  });
});
