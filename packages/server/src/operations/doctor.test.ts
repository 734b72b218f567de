import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadConfig } from "../platform/settings/config.ts";
import { describeOnEachBackend, prepareFixture } from "../testing/backends.ts";
import { startTestService } from "../testing/test-service.ts";
import { examineInstallation, examineMachine, examineService } from "./doctor.ts";
import { openForMaintenance } from "./open-for-maintenance.ts";

describeOnEachBackend("the doctor", (backend) => {
  it("passes a healthy service, and names what is wrong", async () => {
    const service = await startTestService(backend);
    const { id } = (await service.upload()).body.data;
    await service.untilEnded(id);
    const config = { ...loadConfig({ NODE_ENV: "test", ...service.fixture.environment }), minFreeMegabytes: 0 };
    const maintenance = await openForMaintenance(config);
    const failed = async (changed: Partial<typeof maintenance> = {}) =>
      (await examineService({ ...maintenance, ...changed })).filter(({ passed }) => !passed).map(({ what }) => what);
    expect(await failed()).toEqual([]);

    expect(await failed({ installation: "another" })).toEqual(["storage"]);
    const otherKey = { ...config, secretsKey: randomBytes(32), dataDir: "/nowhere" };
    if (backend === "sqlite and a folder") expect(await failed({ config: otherKey })).toEqual(["secrets"]);
    const { db } = service.running.services;
    const { blob_key } = await db.selectFrom("invoices").select("blob_key").executeTakeFirstOrThrow();
    await maintenance.blobs.remove(blob_key);
    expect(await failed()).toEqual(["files"]);

    const { id: endpoint } = (
      await service.api<{ id: string }>("/v1/webhooks", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ url: "https://receiver.example/hook" }),
      })
    ).body.data;
    const disable = (reason: "by_hand" | "failing") =>
      db
        .updateTable("webhook_endpoints")
        .set({ enabled: 0, disabled_reason: reason })
        .where("id", "=", endpoint)
        .execute();
    await disable("by_hand");
    expect(await failed()).toEqual(["files"]);
    await disable("failing");
    const found = await examineService(maintenance);
    expect(found.find(({ what }) => what === "webhooks")?.sentence).toBe(
      `Disabled after failing: ${endpoint} of ${service.accountId}. Enable them again once the receiver works.`,
    );
    await maintenance.close();
    await service.stop();
  });

  it("refuses what the start refuses: a lost or empty key, an address that is none, a database that is away", async () => {
    const onSqlite = backend === "sqlite and a folder";
    const fixture = await prepareFixture(backend, "migrated");
    const service = await startTestService(backend, {
      fixture,
      environment: onSqlite ? {} : { INKVOICE_SECRETS_KEY: randomBytes(32).toString("hex") },
    });
    const environment = { NODE_ENV: "test", ...fixture.environment };
    const config = { ...loadConfig(environment), minFreeMegabytes: 0, host: "host.invalid", port: 3999 };
    await service.stop();
    const failed = async (changed: Partial<typeof config> = {}) => {
      const found = await examineInstallation({ ...config, secretsKey: randomBytes(32), ...changed });
      return found.filter(({ passed }) => !passed);
    };
    if (onSqlite) writeFileSync(join(fixture.dataDir, "secrets.key"), "");
    expect(await failed()).toEqual([
      { what: "secrets", passed: false, sentence: expect.stringContaining("INKVOICE_SECRETS_KEY_BEFORE") },
    ]);
    if (onSqlite)
      expect(await failed({ secretsKey: undefined })).toEqual([
        { what: "secrets", passed: false, sentence: expect.stringContaining("secrets.key is empty") },
      ]);
    const away = onSqlite ? { dataDir: "/nowhere" } : { databaseUrl: "postgres://u:p@127.0.0.1:1/x" };
    expect(await failed(away)).toEqual([
      { what: "database", passed: false, sentence: expect.stringMatching(/There is no database|does not answer/) },
    ]);
    const machine = await examineMachine({ ...config, minFreeMegabytes: 1e12 });
    expect(machine.filter(({ passed }) => !passed)).toEqual([
      { what: "port", passed: false, sentence: expect.stringMatching(/^INKVOICE_HOST is host\.invalid, which /) },
      { what: "disk", passed: false, sentence: expect.stringContaining("INKVOICE_MIN_FREE_MEGABYTES") },
    ]);
    fixture.remove();
  });
});
