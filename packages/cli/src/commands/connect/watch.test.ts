import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { documentThat, startTestService, type TestService } from "../../../../server/src/testing/test-service.ts";
import { openJournal } from "../../ingest/journal.ts";
import { inkvoice } from "../../testing/run-command.ts";
import { readPlainFile } from "../../watch/watched-folder.ts";

const program = fileURLToPath(new URL("../../../bin/inkvoice.js", import.meta.url));

describe("inkvoice watch", () => {
  let service: TestService;
  let folder = "";
  beforeAll(async () => {
    service = await startTestService("sqlite and a folder");
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "inkvoice-watch-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, maxRetries: 10 }));

  const put = (name: string, content: Uint8Array | string = documentThat(`complete ${name}`)) =>
    writeFileSync(join(folder, name), content);
  const remote = () => ["--url", service.url, "--key", service.apiKey];
  const watchOnce = () => inkvoice(["watch", folder, "--once", "--settle", "0", ...remote()]);
  const uploads = async () =>
    await service.running.services.db.selectFrom("invoices").select(["id", "filename", "metadata"]).execute();
  const files = (place: string) => readdirSync(join(folder, place)).filter((name) => !name.endsWith(".json"));

  it("moves extracted files to done and others to failed, each with its record or the API's error code", async () => {
    mkdirSync(join(folder, "may"));
    put("may/good.pdf");
    put("torn.pdf", documentThat("fail UNREADABLE_TEXT"));
    put("fake.png", "not a picture");
    put("notes.txt", "left alone");
    const { code, out } = await watchOnce();
    expect(code).toBe(1);
    expect(out).toMatch(/^done {4}inv_\d+ {2}may\/good\.pdf$/m);
    expect(out).toMatch(/^failed {2}inv_\d+ {2}torn\.pdf {2}UNREADABLE_TEXT: /m);
    expect(out).toMatch(/^failed {4}fake\.png {2}INVALID_FILE_FORMAT: /m);
    expect([files("done/may"), files("failed").toSorted()]).toEqual([["good.pdf"], ["fake.png", "torn.pdf"]]);
    const record = JSON.parse(readFileSync(join(folder, "done/may/good.pdf.json"), "utf8"));
    expect(record).toMatchObject({ status: "completed", filename: "good.pdf", metadata: { path: "may/good.pdf" } });
    const failure = JSON.parse(readFileSync(join(folder, "failed/torn.pdf.json"), "utf8"));
    expect(failure).toMatchObject({ status: "failed", error: { code: "UNREADABLE_TEXT" } });
    expect(existsSync(join(folder, "notes.txt"))).toBe(true);
  });

  it("follows no symbolic links, and writes files that only its user can read (X16)", async () => {
    const outside = mkdtempSync(join(tmpdir(), "inkvoice-watch-outside-"));
    writeFileSync(join(outside, "private.pdf"), documentThat("complete private"));
    symlinkSync(join(outside, "private.pdf"), join(folder, "linked.pdf"));
    symlinkSync(outside, join(folder, "folder"));
    const before = (await uploads()).length;
    expect((await watchOnce()).code).toBe(0);
    expect((await uploads()).length).toBe(before);
    await expect(readPlainFile(folder, "linked.pdf")).rejects.toThrow("ELOOP");
    await expect(readPlainFile(folder, "folder/private.pdf")).rejects.toThrow("leads elsewhere");
    put("own.pdf");
    expect((await watchOnce()).code).toBe(0);
    expect(statSync(join(folder, "done/own.pdf.json")).mode & 0o777).toBe(0o600);
    symlinkSync(outside, join(folder, "failed"));
    put("bad.pdf", documentThat("fail UNREADABLE_TEXT"));
    await expect(watchOnce()).rejects.toThrow("leads elsewhere");
    expect(readdirSync(outside)).toEqual(["private.pdf"]);
    rmSync(outside, { recursive: true });
  });

  it("does not upload the same file twice, and keeps both copies", async () => {
    put("same.pdf");
    await watchOnce();
    const before = (await uploads()).length;
    put("same.pdf");
    expect((await watchOnce()).out).toMatch(/^known {3}inv_\d+ {2}same\.pdf$/m);
    expect(files("done").toSorted()).toEqual(["same-2.pdf", "same.pdf"]);
    expect((await uploads()).length).toBe(before);
  });

  it("finds uploads of an earlier run that lost their id, also after the idempotency key has expired", async () => {
    put("lost.pdf");
    await watchOnce();
    const [lost] = (await uploads()).filter(({ filename }) => filename === "lost.pdf");
    const { source_key: key } = JSON.parse(lost?.metadata ?? "{}");
    await service.running.services.db.deleteFrom("idempotency_keys").execute();
    rmSync(join(folder, ".inkvoice"), { recursive: true });
    const journal = await openJournal(join(folder, ".inkvoice/journal.jsonl"));
    await journal.record({ key, state: "begun" });
    await journal.close();
    put("lost.pdf");
    expect((await watchOnce()).out).toContain(`done    ${lost?.id}  lost.pdf`);
  });

  it("reports a wrong key, and leaves the files where they are", async () => {
    put("kept.pdf");
    const { code, err } = await inkvoice([
      "watch",
      folder,
      "--once",
      "--settle",
      "0",
      "--url",
      service.url,
      "--key",
      "x",
    ]);
    expect([code, err.split(":")[0], existsSync(join(folder, "kept.pdf"))]).toEqual([1, "UNAUTHORIZED", true]);
    expect((await inkvoice(["watch", join(folder, "absent"), ...remote()])).code).toBe(2);
  });

  it("uploads each of many files once, although it is killed repeatedly", async () => {
    const [count, kills] = [Number(process.env.WATCHED_FILES ?? 100), Number(process.env.WATCH_KILLS ?? 3)];
    for (let n = 1; n <= count; n++) put(`many-${n}.pdf`);
    const moved = () => (existsSync(join(folder, "done")) ? files("done").length : 0);
    const args = ["watch", folder, "--settle", "0", "--jobs", "10", ...remote()];
    for (let kill = 1; kill <= kills; kill++) {
      const watcher = spawn(process.execPath, [program, ...args], { stdio: "ignore" });
      const ended = new Promise((resolve) => watcher.once("exit", resolve));
      await expect.poll(moved, { interval: 5 }).toBeGreaterThanOrEqual((kill * count) / (kills + 1));
      watcher.kill("SIGKILL");
      await ended;
    }
    expect((await watchOnce()).code).toBe(0);
    expect(moved()).toBe(count);
    const taken = (await uploads()).filter(({ filename }) => filename.startsWith("many-"));
    expect([taken.length, new Set(taken.map(({ filename }) => filename)).size]).toEqual([count, count]);
  });
});
