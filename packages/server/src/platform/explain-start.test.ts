import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { lookup } from "node:dns/promises";
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { migrateDatabase } from "../operations/migrate-database.ts";
import { startService } from "../start.ts";
import { backends, prepareFixture } from "../testing/backends.ts";
import { requireDatabase } from "./db/require-database.ts";
import { explainStart } from "./explain-start.ts";
import { createLogger } from "./logger.ts";
import { loadConfig } from "./settings/config.ts";
import { StartProblem } from "./start-problem.ts";

const folder = mkdtempSync(join(tmpdir(), "inkvoice-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function damagedInside(): Promise<string> {
  const dataDir = join(folder, "torn");
  await migrateDatabase(loadConfig({ INKVOICE_DATA_DIR: dataDir }), { dryRun: false });
  // All pages but the first two are overwritten, so that no table is found.
  writeSync(openSync(join(dataDir, "inkvoice.db"), "r+"), randomBytes(64 * 4096), 0, 64 * 4096, 2 * 4096);
  return dataDir;
}

function noDatabase(): string {
  const dataDir = join(folder, "garbage");
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "inkvoice.db"), randomBytes(8192));
  return dataDir;
}

function aFile(): string {
  writeFileSync(join(folder, "file"), "");
  return join(folder, "file");
}

describe("A failed start is explained in one sentence (F33)", () => {
  it.each<[string, () => string | Promise<string>, RegExp]>([
    ["a database that is none", noDatabase, /inkvoice\.db is damaged, or is not a database of SQLite/],
    ["a damaged database", damagedInside, /inkvoice\.db is damaged/],
    ["a file as data folder", aFile, /file is a file/],
    ["a folder below a file", () => join(aFile(), "below"), /file is a file/],
    ["a device as data folder", () => "/dev/null", /\/dev\/null is a file/],
    ["/proc", () => "/proc/inkvoice/data", /file system of the kernel/],
    ["/sys", () => "/sys", /file system of the kernel/],
  ])("%s", async (_what, prepare, sentence) => {
    const config = loadConfig({ INKVOICE_DATA_DIR: await prepare(), INKVOICE_PORT: "0" });
    const failure = await startService(config, createLogger("silent")).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartProblem);
    expect((failure as StartProblem).message).toMatch(sentence);
    expect((failure as StartProblem).message).not.toContain("\n");
  });

  it("an address that does not resolve, not blamed on the database", async () => {
    const config = loadConfig({ INKVOICE_HOST: "host.invalid", INKVOICE_DATABASE_URL: "postgres://u:p@db/x" });
    const error = await lookup("host.invalid").catch((problem: unknown) => problem);
    expect((explainStart(error, config) as StartProblem).message).toMatch(
      /^INKVOICE_HOST is host\.invalid, which does not resolve/,
    );
  });

  it.runIf(backends.includes("PostgreSQL and S3"))("a user of PostgreSQL who may not create tables", async () => {
    const fixture = await prepareFixture("PostgreSQL and S3");
    const url = fixture.environment.INKVOICE_DATABASE_URL ?? "";
    const user = `reader_${randomBytes(4).toString("hex")}`;
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`create role ${user} login; revoke create on schema public from public`);
    const own = Object.assign(new URL(url), { username: user }).href;
    const config = loadConfig({ INKVOICE_DATA_DIR: fixture.dataDir, INKVOICE_DATABASE_URL: own });
    await expect(migrateDatabase(config, { dryRun: false })).rejects.toThrow(
      new RegExp(
        `^The user ${user} may not create .*permission denied for schema public.*GRANT CREATE ON SCHEMA public`,
      ),
    );
    await client.query(`drop role ${user}`);
    await client.end();
    fixture.remove();
  });

  it.runIf(process.geteuid?.() === 0)("a database that this user may not read, not called missing", async () => {
    const dataDir = join(folder, "private");
    mkdirSync(dataDir, { mode: 0o700 });
    writeFileSync(join(dataDir, "inkvoice.db"), "");
    chmodSync(folder, 0o755);
    process.seteuid?.(65_534);
    try {
      expect(() => requireDatabase({ databaseUrl: undefined, dataDir })).toThrow(
        /^This user may not read .*inkvoice\.db\. .*sudo -u root/,
      );
    } finally {
      process.seteuid?.(0);
    }
    expect(() => requireDatabase({ databaseUrl: undefined, dataDir: join(folder, "none") })).toThrow("no database");
  });

  it("too few file handles", () => {
    const program = fileURLToPath(new URL("../../../cli/bin/inkvoice.js", import.meta.url));
    const script = 'ulimit -n 60; "$0" "$1" serve 2>&1; echo "ended $?"';
    const said = execFileSync("sh", ["-c", script, process.execPath, program], {
      encoding: "utf8",
      env: { PATH: process.env.PATH ?? "", INKVOICE_DATA_DIR: join(folder, "few"), INKVOICE_PORT: "0" },
    });
    expect(said).toMatch(/^Only 60 files may be open at once.*ulimit -n 4096.*\nended 1\n$/);
  });
});
