import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { loadConfig, openForAdministration } from "@inkvoice/server";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commands } from "./commands.ts";
import { type CommandOutput, inkvoice as runInkvoice } from "./testing/run-command.ts";

const program = fileURLToPath(new URL("../bin/inkvoice.js", import.meta.url));
let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "inkvoice-cli-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const inkvoice = (args: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<CommandOutput> =>
  runInkvoice(args, { INKVOICE_DATA_DIR: dataDir, ...variables });

describe("inkvoice", () => {
  it("lists its commands, and refuses unknown ones", async () => {
    const help = await inkvoice(["--help"]);
    expect(help.code).toBe(0);
    for (const { name, summary } of commands) expect(help.out).toMatch(new RegExp(`${name} +${summary.slice(0, 20)}`));
    const unknown = await inkvoice(["frobnicate"]);
    expect([unknown.code, unknown.err.split("\n")[0]]).toEqual([2, 'There is no command "frobnicate".']);
  });

  it("runs the service without a command", async () => {
    const variables = { INKVOICE_PORT: "no port" };
    const bare = await inkvoice([], variables);
    expect(bare.err).toContain("INKVOICE_PORT");
    expect(bare).toEqual(await inkvoice(["serve"], variables));
  });

  it("names the nearest action of a command, and refuses an address that is no URL of a service", async () => {
    for (const [command, word, near] of [
      ["keys", "craete", "create"],
      ["accounts", "lst", "list"],
      ["events", "reply", "replay"],
      ["webhooks", "tset", "test"],
    ] as const) {
      const { code, err } = await inkvoice([command, word]);
      expect([code, err.split("\n")[0]]).toEqual([
        2,
        expect.stringMatching(`^Say what to do: .* Did you mean ${near}\\?$`),
      ]);
    }
    const { code, err } = await inkvoice(["list"], { INKVOICE_URL: "htp:/x", INKVOICE_API_KEY: "key" });
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('"htp:/x" is not a URL that begins with http:// or https://.'),
    ]);
  });

  it("shows help by command name, and suggests the nearest command or option", async () => {
    const named = await inkvoice(["help", "upload"]);
    expect([named.code, named.out]).toEqual([0, (await inkvoice(["upload", "--help"])).out]);
    expect((await inkvoice(["help", "uplaod"])).err).toMatch(/^There is no command "uplaod"\. Did you mean upload\?\n/);
    const firstLine = async (...args: string[]) => {
      const { code, err } = await inkvoice(args);
      return [code, err.split("\n")[0]];
    };
    expect(await firstLine("upload", "x.pdf", "--extrnal-id", "7")).toEqual([
      2,
      "There is no option --extrnal-id. Did you mean --external-id?",
    ]);
    expect(await firstLine("upload", "x.pdf", "-q")).toEqual([2, "There is no option -q."]);
    expect(await firstLine("list", "--limit")).toEqual([2, "--limit needs a value."]);
    expect(await firstLine("list", "--json=yes")).toEqual([2, "--json takes no value."]);
    expect(await firstLine("list", "--vendor", "--json")).toEqual([
      2,
      "--vendor needs a value; one that begins with a dash is written --vendor=VALUE.",
    ]);
    expect(await firstLine("listen", "--forward-to", "localhost", "--key", "k")).toEqual([
      2,
      '"localhost" is not an http or https URL. Write --forward-to http://localhost:4000/hook.',
    ]);
  });

  it("prints data as JSON with --json", async () => {
    const json = async (...args: string[]) =>
      JSON.parse((await inkvoice([...args, "--json"])).out.split("\n")[0] ?? "");
    const account = await json("accounts", "create", "--name", "Nordwind");
    expect(account).toEqual({ id: expect.stringMatching(/^acc_/), name: "Nordwind", plan: "free", api_access: true });
    expect(await json("accounts", "list")).toMatchObject({ ...account, created_at: expect.stringMatching(/Z$/) });
    const key = await json("keys", "create");
    expect(key).toMatchObject({ account_id: account.id, key: expect.stringMatching(/^ink_/) });
    expect(await json("keys", "list")).toMatchObject({ id: key.id, revoked_at: null, last_used_at: null });
    expect(await json("webhooks", "secret", "show")).toEqual({ secret: expect.stringMatching(/^whsec_/) });
    expect(await json("storage", "status")).toMatchObject({ ownership: "own" });
    expect(await json("migrate", "--dry-run")).toEqual({ dry_run: true, steps: [], seconds: 0 });
    expect(await json("doctor")).toEqual({ check: "settings", ok: true, message: "All are known." });
    const { id } = account;
    expect(await json("accounts", "set-plan", "--account", id, "--plan", "pro")).toEqual({ id, plan: "pro" });
    expect(await json("accounts", "set-access", "--account", id, "--api", "off")).toEqual({ id, api_access: false });
    expect(await json("keys", "revoke", "--key", key.id)).toEqual({ id: key.id, account_id: id, revoked: true });
    expect(await json("trash", "empty", "--account", id)).toEqual({ account_id: id, removed: 0 });
    expect(await json("audit", "export", "--to", join(dataDir, "audit.jsonl"))).toMatchObject({ added: 6 });
    const folder = join(dataDir, "backup");
    const counts = { folder, records: expect.any(Number), files: 0 };
    expect(await json("backup", folder)).toEqual({ ...counts, missing_files: 0, holds_keys: false });
    expect(await json("verify-backup", folder)).toMatchObject({ ...counts, missing_keys: [], problems: [] });
    const restored = await inkvoice(["restore", folder, "--new-secrets", "--json"], {
      INKVOICE_DATA_DIR: join(dataDir, "restored"),
    });
    expect(JSON.parse(restored.out)).toMatchObject({ ...counts, tasks: expect.any(Array) });
  });

  it("offers --json for every command that prints data", async () => {
    const printNoData = ["serve", "completion", "mcp"];
    const printJson = ["query", "postman"];
    for (const { name, load } of commands) {
      const offered = (await load()).usage.includes("--json");
      expect([name, offered]).toEqual([name, !printNoData.includes(name) && !printJson.includes(name)]);
    }
  });

  it("exits with 2 and suggests the nearest option, for every command", async () => {
    const actions: Readonly<Record<string, readonly string[]>> = {
      accounts: ["list"],
      people: ["list"],
      keys: ["list"],
      audit: ["verify"],
      storage: ["status"],
      trash: ["list"],
      bulk: ["show"],
      export: ["list"],
      companies: ["show"],
      fields: ["list"],
      vendors: ["list"],
      orders: ["list"],
      rules: ["list"],
      events: ["list"],
      webhooks: ["list"],
    };
    for (const { name } of commands) {
      const { code, err } = await inkvoice([name, ...(actions[name] ?? []), "--hepl"], { INKVOICE_API_KEY: "ink_x" });
      expect([name, code, err.split("\n")[0]]).toEqual([name, 2, expect.stringMatching(/--hepl|^completion|shell/)]);
    }
  });

  it("prints its version", async () => {
    const { version } = JSON.parse(readFileSync(fileURLToPath(new URL("../package.json", import.meta.url)), "utf8"));
    const { stdout } = await promisify(execFile)(process.execPath, [program, "--version"]);
    expect(stdout).toBe(`${version}\n`);
  });

  it("prints the error first, then the help", async () => {
    const { code, err } = await inkvoice(["keys", "create", "--colour", "red"]);
    expect(code).toBe(2);
    expect(err.split("\n")[0]).toContain("--colour");
    expect(err).toContain("Usage:\n  inkvoice keys create");
  });

  it("creates no data folder in commands that only read", async () => {
    const absent = join(dataDir, "absent");
    const looks = [
      ["accounts", "list"],
      ["keys", "list"],
      ["people", "list"],
      ["trash", "list", "--account", "acc_1"],
      ["storage", "status"],
      ["audit", "verify"],
      ["webhooks", "secret", "show"],
      ["backup", join(dataDir, "copy")],
      ["migrate", "--dry-run"],
      ["doctor"],
    ];
    for (const look of looks) {
      const { code, out, err } = await inkvoice(look, { INKVOICE_DATA_DIR: absent, INKVOICE_PORT: "0" });
      expect([look.join(" "), code, existsSync(absent)]).toEqual([look.join(" "), 1, false]);
      expect(look[0] === "doctor" ? out : err).toContain(
        `There is no database in ${absent}. Start the service once to make it`,
      );
    }
  });

  it("migrates without starting, and has a dry run", async () => {
    const first = await inkvoice(["migrate"]);
    expect([first.code, first.out.split("\n")[0]]).toEqual([0, expect.stringMatching(/^done {2}0001-/)]);
    expect((await inkvoice(["migrate", "--dry-run"])).out).toBe("The database is up to date.\n");
  });

  it("doctor reports each check with its result and the remedy", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    await inkvoice(["accounts", "create", "--name", "Nordwind"]);
    const variables = { INKVOICE_PORT: String(port), INKVOICE_WORKERS: "256", INKVOICE_PROT: "1" };
    const { code, out } = await inkvoice(["doctor"], variables);
    taken.close();
    expect(code).toBe(1);
    expect(out).toMatch(/^BAD {2}settings +INKVOICE_PROT: not known\. .*correct the name or remove it/m);
    expect(out).toMatch(/^ok {3}models +All files are there and unchanged\.$/m);
    expect(out).toMatch(/^BAD {2}memory .*set INKVOICE_WORKERS=\d+\.$/m);
    expect(out).toMatch(
      new RegExp(`^BAD {2}port +Port ${port} is in use by .* \\(process ${process.pid}\\)\\. Stop it with`, "m"),
    );
    expect(out).toMatch(/^ok {3}database +SQLite is writable/m);
  });

  it("loads every command under its own name, with its usage", async () => {
    for (const entry of commands) {
      const command = await entry.load();
      expect(command.name).toBe(entry.name);
      expect(command.usage).toContain(`inkvoice ${entry.name}`);
    }
  });

  it("exits with a non-zero code and the variable's name when a setting is wrong", async () => {
    const listeners = process.listenerCount("SIGINT");
    const { code, err } = await inkvoice(["serve"], { INKVOICE_PORT: "eighty", INKVOICE_ROLE: "boss" });
    expect(code).toBe(78);
    expect(readFileSync(join(import.meta.dirname, "../../../deploy/inkvoice.service"), "utf8")).toContain(
      "\nRestartPreventExitStatus=78\n",
    );
    expect(err).toContain("INKVOICE_PORT must be a whole number");
    expect(err).toContain("INKVOICE_ROLE must be one of all, api, worker");
    expect(process.listenerCount("SIGINT")).toBe(listeners);
  });

  it("explains in one sentence why it cannot start, and what to do", async () => {
    const taken = createServer().listen(0);
    await once(taken, "listening");
    const port = String((taken.address() as AddressInfo).port);
    const own = mkdtempSync(join(tmpdir(), "inkvoice-taken-"));
    const inUse = await inkvoice(["serve"], { INKVOICE_PORT: port, INKVOICE_HOST: "::", INKVOICE_DATA_DIR: own });
    rmSync(own, { recursive: true, force: true });
    expect([inUse.code, inUse.err.trim()]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(
          `^Port ${port} is in use by .+ \\(process ${process.pid}\\)\\. Stop it with: kill ${process.pid}, or start on another port: INKVOICE_PORT=${Number(port) + 1}$`,
        ),
      ),
    ]);
    taken.close();
    const away = await inkvoice(["serve"], { INKVOICE_DATABASE_URL: "postgres://u:secret@127.0.0.1:1/x" });
    expect([away.code, away.err.trim()]).toEqual([
      1,
      "The database at postgres://127.0.0.1:1/x does not answer (ECONNREFUSED). Start it, or correct INKVOICE_DATABASE_URL.",
    ]);
  });

  it("passes SIGTERM on under npm start, and leaves no process behind", async () => {
    const root = fileURLToPath(new URL("../../..", import.meta.url));
    const folder = mkdtempSync(join(tmpdir(), "inkvoice-start-"));
    const settings = { INKVOICE_DATA_DIR: folder, INKVOICE_PORT: "0", INKVOICE_DASHBOARD: "off", INKVOICE_ROLE: "api" };
    const npm = spawn("npm", ["start"], {
      cwd: root,
      env: { ...process.env, ...settings },
      stdio: ["ignore", "pipe", "ignore"],
    });
    const ended = once(npm, "exit");
    let said = "";
    for await (const chunk of npm.stdout) {
      said += String(chunk);
      if (said.includes("Reachable")) break;
    }
    expect(said).toContain("from this machine only; INKVOICE_HOST=0.0.0.0 opens it to the network");
    const port = /"port":(\d+)/.exec(said)?.[1];
    npm.stdout.destroy();
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    npm.kill("SIGTERM");
    await ended;
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    rmSync(folder, { recursive: true, force: true });
  });

  it("manages accounts and keys", async () => {
    const created = await inkvoice(["accounts", "create", "--name", "Nordwind", "--plan", "pro"]);
    const account = /acc_\d+/.exec(created.out)?.[0] ?? "";
    expect(created.code).toBe(0);
    expect((await inkvoice(["accounts", "set-plan", "--account", account, "--plan", "enterprise"])).code).toBe(0);
    expect((await inkvoice(["accounts", "list"])).out).toMatch(new RegExp(`${account} +Nordwind +enterprise +yes`));
    expect((await inkvoice(["accounts", "set-plan", "--account", "acc_1", "--plan", "pro"])).code).toBe(1);
    expect((await inkvoice(["accounts", "set-plan", "--account", account, "--plan", "gold"])).code).toBe(2);
    const made = await inkvoice([
      "keys",
      "create",
      "--scopes",
      "invoices:read",
      "--name",
      "Reader",
      "--expires",
      "2099-01-01",
    ]);
    expect(made.out).toMatch(/^ink_live_[0-9A-Za-z]{43}\n$/);
    const key = /key_\d+/.exec(made.err)?.[0] ?? "";
    const usual = /key_\d+/.exec((await inkvoice(["keys", "create", "--name", "Usual"])).err)?.[0] ?? "";
    const list = await inkvoice(["keys", "list"]);
    expect(list.out).toMatch(new RegExp(`${usual} .*Usual +active +never +all but members:write`));
    expect(list.out).toMatch(
      new RegExp(`${key} +ink_live_.{4}… +Reader +until 2099-01-01 00:00 +never +invoices:read`),
    );
    expect(list.out).not.toContain(made.out.split("\n")[0]);
    expect((await inkvoice(["keys", "revoke", "--key", key])).code).toBe(0);
    expect((await inkvoice(["keys", "revoke", "--key", key])).code).toBe(1);
    expect((await inkvoice(["keys", "create", "--scopes", "everything"])).code).toBe(2);
  });

  it("lists the accounts where a key could be for any of several", async () => {
    await inkvoice(["accounts", "create", "--name", "Nordwind"]);
    await inkvoice(["accounts", "create", "--name", "Südwind"]);
    const { code, err } = await inkvoice(["keys", "create"]);
    expect(code).toBe(2);
    expect(err).toMatch(/name one with --account\.\n {2}acc_\d+ {2}Nordwind\n {2}acc_\d+ {2}Südwind\n/);
  });

  it("restores deleted invoices and exports an account", async () => {
    const account = /acc_\d+/.exec((await inkvoice(["accounts", "create", "--name", "Leaving"])).out)?.[0] ?? "";
    const absent = await inkvoice(["trash", "restore", "--account", account, "--invoice", "inv_1"]);
    expect([absent.code, absent.err.trim()]).toEqual([1, `inv_1 is not in the trash of ${account}.`]);
    for (const action of ["list", "empty"]) {
      const { code, err } = await inkvoice(["trash", action, "--account", "acc_99"]);
      expect([code, err.trim()]).toEqual([1, "There is no account acc_99."]);
    }
    const archive = join(dataDir, "leaving.zip");
    const written = await inkvoice(["accounts", "export", "--account", account, "--to", archive]);
    expect(written.out).toMatch(/leaving\.zip: \d+ bytes/);
    expect(readFileSync(archive).subarray(0, 2).toString()).toBe("PK");
  });

  it("removes a lost second factor, and writes an audit entry for each command", async () => {
    await inkvoice(["accounts", "create", "--name", "Nordwind"]);
    const made = await inkvoice(["keys", "create"]);
    await inkvoice(["keys", "revoke", "--key", /key_\d+/.exec(made.err)?.[0] ?? ""]);
    const { db, close } = await openForAdministration(loadConfig({ INKVOICE_DATA_DIR: dataDir }));
    const { id: account } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
    const person = { id: "usr_1", handle: "ada@example.com", email: "ada@example.com", name: "Ada" };
    await db
      .insertInto("users")
      .values({ ...person, password_hash: "", operator: 1, created_at: 1 })
      .execute();
    const membership = { user_id: "usr_1", account_id: account, role: "owner", created_at: 1 } as const;
    await db.insertInto("memberships").values(membership).execute();
    const factor = {
      id: "fac_1",
      user_id: "usr_1",
      kind: "totp",
      name: "Phone",
      secret: "",
      credential_id: null,
    } as const;
    const unused = { last_step: 0, confirmed: 1, created_at: 1, last_used_at: null };
    await db
      .insertInto("second_factors")
      .values({ ...factor, ...unused })
      .execute();
    await db.insertInto("recovery_codes").values({ user_id: "usr_1", hash: "h" }).execute();
    expect((await inkvoice(["people", "list"])).out).toMatch(/ada@example.com +Ada +acc_\d+ +owner \(operator\) +yes/);
    const removed = await inkvoice(["people", "remove-factors", "--email", "Ada@example.com"]);
    expect([removed.code, removed.out]).toEqual([0, expect.stringContaining("had 1 second factor and has none now")]);
    expect((await inkvoice(["people", "list"])).out).toMatch(/ada@example.com .* no/);
    expect(await db.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
    expect((await inkvoice(["people", "remove-factors", "--email", "nobody@example.com"])).code).toBe(1);
    expect((await inkvoice(["people", "remove-factors"])).code).toBe(2);
    expect((await inkvoice(["accounts", "reset-password", "--email", "ada@example.com"])).code).toBe(0);
    expect((await inkvoice(["webhooks", "secret", "show"])).out).toMatch(/^whsec_/);
    const log = await db.selectFrom("audit_log").selectAll().orderBy("id").execute();
    expect(log.map(({ action, actor_kind: kind }) => `${kind} ${action}`)).toEqual([
      "command account.opened",
      "command key.created",
      "command key.revoked",
      "command factor.lost",
      "command link.reset",
      "command secret.revealed",
    ]);

    const copy = join(dataDir, "audit.jsonl");
    expect((await inkvoice(["audit", "export", "--to", copy])).out).toContain(`${log.length} entries added`);
    expect((await inkvoice(["audit", "export", "--to", copy])).out).toContain(": 0 entries added");
    const verify = (...args: string[]) => inkvoice(["audit", "verify", ...args]);
    expect(await verify("--against", copy)).toMatchObject({ code: 0, out: expect.stringContaining("unchanged") });
    // Removes the newest entries and adapts the stored head: only the exported copy reveals it.
    await sql`insert into audit_gate values (1)`.execute(db);
    await sql`delete from audit_log where position = ${log.length}`.execute(db);
    await sql`delete from audit_gate`.execute(db);
    expect(await verify()).toMatchObject({ code: 1, out: expect.stringContaining("the last entries are missing") });
    const { position, hash } = log.at(-2)!;
    await sql`update audit_heads set position = ${position}, hash = ${hash}`.execute(db);
    expect((await verify()).code).toBe(0);
    const compared = await verify("--against", copy);
    expect([compared.code, compared.out]).toEqual([1, expect.stringContaining("is in the copy and not in the log")]);
    expect(log.every((entry) => entry.actor_name.startsWith("Command of ") && entry.account_id === account)).toBe(true);
    await close();
  });
});
