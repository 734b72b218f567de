import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@inkvoice/sdk";
import { type AdminDatabase, loadConfig, openForAdministration, startService } from "@inkvoice/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend, prepareFixture, type TestFixture } from "../../../../server/src/testing/backends.ts";
import { inkvoice } from "../../testing/run-command.ts";

/** Slow: passwords are hashed and 40 documents stored. A test double replaces the engine. */
const patienceMs = 120_000;
const standIn = new URL("../../../../server/src/testing/reading-child.ts", import.meta.url).href;

type Database = AdminDatabase["db"];

describeOnEachBackend("inkvoice demo", (backend) => {
  let fixture: TestFixture;
  let environment: Record<string, string>;
  let access: { email: string; password: string; key: string; first_key: string };
  const demo = (...flags: readonly string[]) => inkvoice(["demo", ...flags], environment);

  const usedDays = async (db: Database) => [
    ...(await db.selectFrom("usage_days").select("day").execute()),
    ...(await db.selectFrom("usage_changes").select("day").execute()),
  ];

  async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const { db, close } = await openForAdministration(loadConfig(environment));
    return await work(db).finally(close);
  }
  type Counted = "accounts" | "users" | "invoices" | "trashed_invoices" | "deliveries" | "exports" | "orders" | "rules";
  const deletedDaysAgo = () =>
    withDatabase(async (db) => {
      const rows = await db.selectFrom("trashed_invoices").select("deleted_at").execute();
      return rows.map(({ deleted_at }) => (Date.now() - Number(deleted_at)) / 86_400_000);
    });
  const count = (table: Counted) =>
    withDatabase(async (db) => (await db.selectFrom(table).selectAll().execute()).length);

  beforeAll(async () => {
    fixture = await prepareFixture(backend, "migrated");
    environment = {
      NODE_ENV: "test",
      INKVOICE_EXTRACTION_CHILD: standIn,
      INKVOICE_PASSWORD_KIBIBYTES: "64",
      INKVOICE_MIN_FREE_MEGABYTES: "0",
      ...fixture.environment,
    };
    const { code, out, err } = await demo("--json");
    expect({ code, err }).toMatchObject({ code: 0 });
    access = JSON.parse(out);
  }, patienceMs);
  afterAll(() => fixture.remove());

  it("leaves the first account the one that commands are about", async () => {
    const { code, out } = await inkvoice(["keys", "create", "--json"], environment);
    const accounts = await withDatabase(async (db) =>
      db.selectFrom("accounts").select("id").orderBy("created_at").execute(),
    );
    expect({ code, account: JSON.parse(out).account_id }).toEqual({ code: 0, account: accounts[0]?.id });
  });

  it("creates a month of work in an account beside the first one", async () => {
    expect(await count("accounts")).toBe(2);
    expect(await count("users")).toBe(2);
    expect(await count("invoices")).toBe(38);
    expect(await count("trashed_invoices")).toBe(2);
    expect(await deletedDaysAgo()).toSatisfy((days: readonly number[]) => days.every((each) => each < 7));
    expect(await count("exports")).toBe(1);
    expect(await count("orders")).toBe(3);
    expect(await count("rules")).toBe(1);
    const { attempts, states, days } = await withDatabase(async (db) => ({
      // Includes days whose changes are not added to the counters yet.
      days: new Set((await usedDays(db)).map(({ day }) => day)),
      attempts: await db.selectFrom("delivery_attempts").select("status").execute(),
      states: new Set((await db.selectFrom("deliveries").select("state").execute()).map(({ state }) => state)),
    }));
    expect(attempts.filter(({ status }) => status === 503)).toHaveLength(2);
    expect([...states]).toEqual(["delivered"]);
    expect(days.size).toBeGreaterThan(20);
  });

  it("leaves the installation unclaimed, and admits the people of the demo", {
    timeout: patienceMs,
  }, async () => {
    const service = await startService({
      ...loadConfig(environment),
      port: 0,
      dashboardPages: "off",
      logLevel: "silent",
    });
    try {
      expect(service.claimUrl).toBeDefined();
      const claimed = await service.services.db
        .selectFrom("access_links")
        .innerJoin("accounts", "accounts.id", "access_links.account_id")
        .select("accounts.name")
        .where("kind", "=", "claim")
        .executeTakeFirst();
      expect(claimed?.name).toBe("Default");
      const session = (await (await fetch(`${service.url}/api/session`)).json()) as { data: { claimed: boolean } };
      expect(session.data.claimed).toBe(true);
      const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
      const body = JSON.stringify({ email: access.email, password: access.password });
      expect((await fetch(`${service.url}/api/session`, { method: "POST", headers, body })).status).toBe(200);
      const { invoices } = await createClient({ apiKey: access.key, baseUrl: service.url }).invoices.list({
        limit: 100,
      });
      expect(invoices).toHaveLength(38);
      const own = createClient({ apiKey: access.first_key, baseUrl: service.url });
      expect((await own.invoices.list()).invoices).toEqual([]);
      expect((await demo()).err).toContain("There is a demo account already");
    } finally {
      await service.stop();
    }
  });

  it("is removed completely, and refuses an installation with documents", { timeout: patienceMs }, async () => {
    expect((await demo("--remove", "--json")).out).toBe('{"removed":true}\n');
    for (const table of ["invoices", "trashed_invoices", "users", "deliveries", "exports", "orders", "rules"] as const)
      expect([table, await count(table)]).toEqual([table, 0]);
    expect(await withDatabase(usedDays)).toEqual([]);
    expect(await count("accounts")).toBe(1);
    expect(await demo("--remove")).toMatchObject({ code: 1, out: "There is no demo account.\n" });
    const service = await startService({ ...loadConfig(environment), port: 0, dashboard: "off", logLevel: "silent" });
    const client = createClient({ apiKey: access.first_key, baseUrl: service.url });
    const { id } = await client.invoices.extract({ content: new TextEncoder().encode("%PDF-1.4"), filename: "a.pdf" });
    expect((await demo()).err).toContain("A service is running");
    await client.invoices.wait(id);
    await service.stop();
    expect(await demo()).toMatchObject({ code: 1, err: expect.stringContaining("--new-account") });
  });
});

it.runIf(process.geteuid?.() === 0)("creates nothing as root in another user's data folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-demo-"));
  chownSync(folder, 65_534, 65_534);
  for (const args of [
    ["demo", "--new-account"],
    ["demo", "--remove"],
    ["migrate"],
    ["accounts", "create", "--name", "x"],
  ])
    expect(await inkvoice(args, { INKVOICE_DATA_DIR: folder })).toMatchObject({
      code: 1,
      err: expect.stringContaining("sudo -u "),
    });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
