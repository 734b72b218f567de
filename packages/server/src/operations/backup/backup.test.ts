import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadConfig } from "../../platform/settings/config.ts";
import { type Backend, backends, describeOnEachBackend, type Ground, prepareGround } from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";
import { openEmptyInstallation, openForMaintenance } from "../open-for-maintenance.ts";
import { filePath } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { backupTables, leftOutTables } from "./tables.ts";
import { takeBackup } from "./take-backup.ts";
import { verifyBackup } from "./verify-backup.ts";

const folderFor = () => join(mkdtempSync(join(tmpdir(), "inkvoice-backup-")), "backup");
const configOf = (ground: Ground) => loadConfig({ NODE_ENV: "test", ...ground.environment });

describeOnEachBackend("a backup", (backend) => {
  let service: TestService;
  const ids: string[] = [];
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
    for (const does of ["complete", "nul", "fail UNREADABLE_TEXT", "several 3"]) {
      const { body } = await service.upload({ files: [{ bytes: documentThat(does) }] });
      ids.push(body.data.id);
      await service.untilEnded(body.data.id);
    }
  });
  afterAll(() => service.stop());

  async function backUp(): Promise<string> {
    const folder = folderFor();
    const maintenance = await openForMaintenance(configOf(service.ground));
    await takeBackup(maintenance, folder);
    await maintenance.close();
    return folder;
  }

  it("holds every table there is, or leaves it out on purpose", async () => {
    const { db, dialect } = service.running.services;
    const names =
      dialect.name === "sqlite"
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
        : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
    const found = (await names.execute(db)).rows.map(({ name }) => name);
    const listed: readonly string[] = [...backupTables, ...leftOutTables];
    expect(found.filter((name) => !listed.includes(name))).toEqual([]);
    expect(backupTables.filter((name) => !found.includes(name))).toEqual([]);
  });

  it("taken while the service takes uploads verifies, and says what was changed in it since", async () => {
    let stopped = false;
    const uploaded: string[] = [];
    const uploading = (async () => {
      while (!stopped) {
        const { status, body } = await service.upload();
        expect(status).toBe(201);
        uploaded.push(body.data.id);
      }
    })();
    const folder = await backUp();
    stopped = true;
    await uploading;
    // The next tests compare a backup with the service: nothing may still be on its way then.
    for (const id of uploaded) await service.untilEnded(id);
    const verification = await verifyBackup(folder);
    expect(verification.problems).toEqual([]);
    expect(verification.files).toBeGreaterThanOrEqual(ids.length);

    const { db } = service.running.services;
    const row = await db.selectFrom("invoices").select("blob_key").where("id", "=", ids[0]!).executeTakeFirstOrThrow();
    await writeFile(filePath(folder, row.blob_key), "something else");
    await rm(join(folder, "records", "events.jsonl"));
    await writeFile(join(folder, "records", "events.jsonl"), "");
    const { problems } = await verifyBackup(folder);
    expect(problems).toContain(`the file of ${ids[0]} is not what was uploaded`);
    expect(problems.join()).toMatch(/events has 0 records instead of \d+/);
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  it.each([...backends])("restored into %s gives every record, file and key back (F26)", async (target: Backend) => {
    const folder = await backUp();
    const ground = await prepareGround(target);
    const empty = await openEmptyInstallation(configOf(ground));
    const restored = await restoreBackup(empty, folder);
    await empty.close();
    expect(restored.files).toBe(restored.manifest.files);
    // The key of sealed secrets is kept apart from the backup.
    const keyFile = join(service.ground.dataDir, "secrets.key");
    const secretsKey = existsSync(keyFile) ? { INKVOICE_SECRETS_KEY: readFileSync(keyFile, "utf8").trim() } : {};
    const environment = { INKVOICE_RATE_SCALE: "1000", ...secretsKey };
    const again = await startTestService(target, { ground, environment });
    for (const id of ids) {
      const [before, after] = [await service.api(`/v1/invoices/${id}`), await again.api(`/v1/invoices/${id}`)];
      expect(after.body.data.extracted_data).toEqual(before.body.data.extracted_data);
      expect(after.body.data.status).toBe(before.body.data.status);
      expect(after.body.data.parts).toEqual(before.body.data.parts);
      for (const part of before.body.data.parts ?? []) {
        const [alone, restoredPart] = [
          await service.api(`/v1/invoices/${part}`),
          await again.api(`/v1/invoices/${part}`),
        ];
        expect(restoredPart.body.data.part_of).toEqual(alone.body.data.part_of);
        expect(restoredPart.body.data.extracted_data).toEqual(alone.body.data.extracted_data);
      }
      expect((await again.api(`/files/${id}`)).text).toBe((await service.api(`/files/${id}`)).text);
    }
    expect((await again.api(`/v1/invoices/${ids[3]}`)).body.data.parts).toHaveLength(3);
    const total = async (one: TestService) =>
      (await one.api<{ pagination: { total: number } }>("/v1/events?limit=1")).body.data.pagination.total;
    expect(await total(again)).toBe(await total(service));
    const next = await again.upload();
    expect((await again.untilEnded(next.body.data.id)).status).toBe("completed");

    const refused = await openEmptyInstallation(configOf(ground));
    await expect(restoreBackup(refused, folder)).rejects.toThrow(/The database is not empty/);
    await refused.close();
    await again.stop();
    ground.remove();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });
});
