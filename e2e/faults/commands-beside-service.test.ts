import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inkvoice } from "../../packages/cli/src/testing/run-command.ts";
import { prepareFixture, type TestFixture } from "../../packages/server/src/testing/backends.ts";
import { installDebianPackages } from "../../packages/server/src/testing/debian-packages.ts";
import {
  type ServiceProcess,
  startServiceProcess,
  uploadTo,
} from "../../packages/server/src/testing/service-process.ts";
import { documentThat, firstKey } from "../../packages/server/src/testing/test-service.ts";

/**
 * SQLite's database is one file that several programs open, kept apart by locks. A lost lock shows only when another
 * program takes itself for the last user and removes the write-ahead log (F28).
 */

const guide = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
/** Every command of the guide that works on the data, without the start itself. */
const documented = [
  ...new Set([...guide.matchAll(/(?:npx )?inkvoice ([a-z][^`#\n]+)/g)].map(([, line = ""]) => line.trim())),
].filter((line) => /^(doctor|migrate|backup|verify-backup|restore|storage|trash|accounts|keys|people)\b/.test(line));
/** Refused as the guide says: a restore over existing data, and an unknown person. */
const refused = /^(restore|people remove-factors)/;

const folder = mkdtempSync(join(tmpdir(), "inkvoice-beside-"));
const passphraseFile = join(folder, "passphrase");
let fixture: TestFixture;
let service: ServiceProcess;
const accepted: string[] = [];

async function upload(): Promise<void> {
  const answer = await uploadTo(service.url, documentThat("complete", accepted.length));
  expect(answer.status).toBe(201);
  accepted.push(((await answer.json()) as { data: { id: string } }).data.id);
}

async function api(path: string, method = "GET"): Promise<Response> {
  return await fetch(`${service.url}${path}`, { method, headers: { authorization: `Bearer ${firstKey}` } });
}

/** Moves it to the trash, from which a documented command restores it. */
async function deleteOne(): Promise<string> {
  const id = accepted.at(-1) ?? "";
  expect((await api(`/v1/invoices/${id}`, "DELETE")).status).toBe(200);
  return id;
}

function sqlite3(...args: readonly string[]): string {
  // The service writes at the same time: its lock is waited for.
  return execFileSync("sqlite3", ["-cmd", ".timeout 600000", join(fixture.dataDir, "inkvoice.db"), ...args], {
    encoding: "utf8",
  });
}

async function restartAfter(signal: NodeJS.Signals): Promise<void> {
  service.signal(signal);
  await service.ended;
  service = await startServiceProcess(fixture);
}

async function expectAllAccepted(): Promise<void> {
  const found = await Promise.all(accepted.map(async (id) => [id, (await api(`/v1/invoices/${id}`)).status]));
  expect(found).toEqual(accepted.map((id) => [id, 200]));
  expect(sqlite3("pragma integrity_check").trim()).toBe("ok");
}

beforeAll(async () => {
  try {
    execFileSync("sqlite3", ["--version"]);
  } catch {
    installDebianPackages("Tests beside the running service", "sqlite3");
  }
  writeFileSync(passphraseFile, "correct horse battery\n");
  fixture = await prepareFixture("sqlite and a folder");
  service = await startServiceProcess(fixture);
  await upload();
});
afterAll(async () => {
  service.signal("SIGKILL");
  await service.ended;
  rmSync(folder, { recursive: true, maxRetries: 10 });
  fixture.remove();
});

it.each(["second", "third"])(
  "commands and sqlite3 beside the %s run of the service lose nothing, also when it is killed (F28)",
  async (life) => {
    await restartAfter("SIGTERM");
    const log = statSync(join(fixture.dataDir, "inkvoice.db-wal")).ino;
    const accountId = sqlite3("select id from accounts order by created_at limit 1").trim();
    const made = await inkvoice(["keys", "create", "--account", accountId], fixture.environment);
    expect(made.code).toBe(0);
    const keyId = sqlite3("select id from api_keys order by created_at desc limit 1").trim();
    const deleted = await deleteOne();
    const given = (line: string) =>
      line
        .replace("acc_…", accountId)
        .replace("key_…", keyId)
        .replace("inv_…", deleted)
        .replace("/backups/today", join(folder, life))
        .replace("/etc/inkvoice/passphrase", passphraseFile)
        .replace("FILE.zip", join(folder, `${life}.zip`));
    expect(documented.length).toBeGreaterThan(12);
    for (const line of documented) {
      const args = [...given(line).matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
      const { code, out, err } = await inkvoice(args, fixture.environment);
      if (!refused.test(line)) expect([line, code, code === 0 ? "" : out + err]).toEqual([line, 0, ""]);
      await upload();
    }
    sqlite3(`.backup ${join(folder, "copy.db")}`);
    await upload();
    sqlite3("insert into write_probe (one, written_at) values (1, 1) on conflict do update set written_at = 1");
    await upload();
    expect(sqlite3("select count(*) from invoices").trim()).toBe(String(accepted.length));
    await upload();
    expect(statSync(join(fixture.dataDir, "inkvoice.db-wal")).ino).toBe(log);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    await restartAfter("SIGKILL");
    await expectAllAccepted();
  },
);
