import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { secretColumns } from "../../access/secrets/secret-columns.ts";
import { availableKeys } from "../../platform/encryption/encryption-keys.ts";
import { loadConfig } from "../../platform/settings/config.ts";
import { StartProblem } from "../../platform/start-problem.ts";
import {
  type Backend,
  backends,
  describeOnEachBackend,
  prepareFixture,
  type TestFixture,
} from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";
import { revealWebhookSecret } from "../../webhooks/secrets.ts";
import { openEmptyInstallation, openForMaintenance } from "../open-for-maintenance.ts";
import { filePath, type Manifest, manifestPath, tablePath } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { keysFor } from "./secrets.ts";
import { backupTables, tablesNotBackedUp } from "./tables.ts";
import { takeBackup } from "./take-backup.ts";
import { readTable, verifyBackup } from "./verify-backup.ts";

const passphrase = "correct horse battery";
const key = randomBytes(32).toString("hex");
const folderFor = () => join(mkdtempSync(join(tmpdir(), "inkvoice-backup-")), "backup");
const configOf = (fixture: TestFixture) => loadConfig({ NODE_ENV: "test", ...fixture.environment });

const holdsKeys = (folder: string) => (JSON.parse(readFileSync(manifestPath(folder), "utf8")) as Manifest).holds_keys;

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

  async function backUp(options?: Readonly<{ passphrase: string }>): Promise<string> {
    const folder = folderFor();
    const maintenance = await openForMaintenance(configOf(service.fixture));
    await takeBackup(maintenance, folder, options);
    await maintenance.close();
    return folder;
  }

  /** On a machine that has nothing but the backup and these keys. */
  async function restore(folder: string, fixture: TestFixture, keys: readonly Buffer[]) {
    const empty = await openEmptyInstallation(configOf(fixture));
    try {
      return await restoreBackup(empty, folder, { keys });
    } finally {
      await empty.close();
    }
  }

  const keysOfSource = () => availableKeys(configOf(service.fixture));

  it("includes every table, or excludes it explicitly", async () => {
    const { db, dialect } = service.running.services;
    const names =
      dialect.name === "sqlite"
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
        : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
    const found = (await names.execute(db)).rows.map(({ name }) => name);
    const listed: readonly string[] = [...backupTables, ...tablesNotBackedUp];
    expect(found.filter((name) => !listed.includes(name))).toEqual([]);
    expect(backupTables.filter((name) => !found.includes(name))).toEqual([]);
  });

  it("taken during uploads verifies, and reports later changes", async () => {
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
    // The next tests compare a backup with the service: all extractions must have ended.
    for (const id of uploaded) await service.untilEnded(id);
    const verification = await verifyBackup(folder, keysOfSource());
    expect(verification.problems).toEqual([]);
    expect(verification.files).toBeGreaterThanOrEqual(ids.length);

    const { db } = service.running.services;
    const row = await db.selectFrom("invoices").select("blob_key").where("id", "=", ids[0]!).executeTakeFirstOrThrow();
    await writeFile(filePath(folder, row.blob_key), "something else");
    await rm(join(folder, "records", "events.jsonl"));
    await writeFile(join(folder, "records", "events.jsonl"), "");
    const { problems } = await verifyBackup(folder, keysOfSource());
    expect(problems).toContain(`the file of ${ids[0]} is not what was uploaded`);
    expect(problems.join()).toMatch(/events has 0 records instead of \d+/);
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  it.each([...backends])("restored into %s has every record, file and key (F26)", async (target: Backend) => {
    const folder = await backUp({ passphrase });
    const fixture = await prepareFixture(target);
    const keys = holdsKeys(folder) ? await keysFor(folder, configOf(fixture), passphrase) : [];
    const restored = await restore(folder, fixture, keys);
    expect([restored.files, restored.tasks]).toEqual([restored.manifest.files, []]);
    expect(restored.unencrypted).toBe(holdsKeys(folder) && target === "PostgreSQL and S3");
    const environment = { INKVOICE_RATE_SCALE: "1000" };
    const again = await startTestService(target, { fixture, environment });
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

    await expect(restore(folder, fixture, [])).rejects.toThrow(/The database is not empty/);
    await again.stop();
    fixture.remove();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  it("is refused where no folder can be, in one sentence", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "inkvoice-backup-")), "file");
    writeFileSync(file, "");
    const maintenance = await openForMaintenance(configOf(service.fixture));
    for (const folder of [file, join(file, "inside"), "/proc/inkvoice-backup"])
      await expect(takeBackup(maintenance, folder)).rejects.toThrow(`There can be no backup in ${folder}: `);
    await maintenance.close();
    rmSync(dirname(file), { recursive: true });
  });

  it("with a flipped byte is refused before anything is written, and restores once it is repaired (F30)", async () => {
    const folder = await backUp();
    const fixture = await prepareFixture(backend);
    const keys = keysOfSource();
    const { db } = service.running.services;
    const { blob_key } = await db.selectFrom("invoices").select("blob_key").limit(1).executeTakeFirstOrThrow();
    for (const path of [
      filePath(folder, blob_key),
      tablePath(folder, "invoices"),
      tablePath(folder, "accounts"),
      manifestPath(folder),
    ]) {
      const whole = readFileSync(path);
      const flipped = Buffer.from(whole);
      flipped[Math.floor(whole.length / 2)]! ^= 1;
      await writeFile(path, flipped);
      await expect(restore(folder, fixture, keys)).rejects.toThrow(StartProblem);
      await writeFile(path, whole);
    }
    expect((await restore(folder, fixture, keys)).files).toBeGreaterThan(0);
    fixture.remove();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  it("contains encrypted secrets only, and is readable by its owner only", async () => {
    const folder = await backUp();
    for (const table of backupTables) {
      for await (const { row } of readTable(folder, table)) {
        const encrypted = Object.entries(row ?? {}).filter(([, value]) => String(value).includes("sealed:1:"));
        for (const [column] of encrypted) expect(secretColumns).toHaveProperty([table, "column"], column);
      }
    }
    const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(paths.length).toBeGreaterThan(10);
    for (const path of ["", ...paths]) expect([path, statSync(join(folder, path)).mode & 0o077]).toEqual([path, 0]);
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });
});

describeOnEachBackend("a backup with encrypted secrets whose key is lost", (backend) => {
  it("is not restored, unless new secrets may be entered (F30)", async () => {
    const source = await startTestService(backend, { environment: { INKVOICE_SECRETS_KEY: key } });
    const endpoint = { url: "https://example.com/hook" };
    const body = JSON.stringify(endpoint);
    const headers = { "content-type": "application/json" };
    await source.api("/v1/webhooks", { method: "POST", body, headers });
    const folder = folderFor();
    const maintenance = await openForMaintenance(configOf(source.fixture));
    const { secret_keys, holds_keys } = await takeBackup(maintenance, folder);
    await maintenance.close();
    expect([secret_keys.length, holds_keys]).toEqual([1, false]);
    expect((await verifyBackup(folder, [])).missingKeys).toEqual(secret_keys);
    expect((await verifyBackup(folder, [Buffer.from(key, "hex")])).missingKeys).toEqual([]);

    const fixture = await prepareFixture(backend);
    const config = configOf(fixture);
    const empty = await openEmptyInstallation(config);
    await expect(restoreBackup(empty, folder, { keys: [] })).rejects.toThrow(/key that is not at hand.*--new-secrets/);
    await expect(keysFor(folder, config, passphrase)).rejects.toThrow(/holds no key/);
    const { tasks } = await restoreBackup(empty, folder, { keys: [], newSecrets: true });
    await empty.close();
    expect(tasks.join()).toMatch(
      new RegExp(`webhook secret of account ${source.accountId}.*links to files|links.*${source.accountId}`),
    );
    const again = await startTestService(backend, { fixture });
    const secret = ({ running, accountId }: TestService) => revealWebhookSecret(running.services, accountId);
    expect((await again.upload()).status).toBe(201);
    expect(await secret(again)).not.toBe(await secret(source));
    await Promise.all([again.stop(), source.stop()]);
    fixture.remove();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });
});
