import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { availableLayers } from "./confine/confinement.ts";
import { ExtractionCrash } from "./extraction-crash.ts";
import { createExtractionPool, type ExtractionPool, type ExtractionPoolOptions } from "./extraction-pool.ts";
import { PoolBusy } from "./pool-busy.ts";

const childModule = new URL("./testing/misbehaving-child.ts", import.meta.url);
const pools: ExtractionPool[] = [];

function open(options: ExtractionPoolOptions = {}): ExtractionPool {
  const pool = createExtractionPool({ size: 1, timeLimitMs: 20_000, childModule, ...options });
  pools.push(pool);
  return pool;
}

const document = (text: string) => new TextEncoder().encode(text);
const good = { ok: false, code: "NO_INVOICE_FOUND" };

async function pidOf(pool: ExtractionPool): Promise<number> {
  const result = await pool.extract(document("good"), {});
  return result.ok ? 0 : Number(result.message);
}

async function crashOf(promise: Promise<unknown>): Promise<ExtractionCrash> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ExtractionCrash);
  return error as ExtractionCrash;
}

async function waitUntilGone(pid: number): Promise<void> {
  for (let tries = 0; tries < 600 && isRunning(pid); tries++) await sleep(25);
  expect(isRunning(pid)).toBe(false);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close(0)));
});

describe("a document that misbehaves", () => {
  it("fails with PROCESSING_TIMEOUT when it never finishes, and its process is killed", async () => {
    const pool = open({ timeLimitMs: 300 });
    const pid = await pidOf(pool);
    expect(await pool.extract(document("hang"), {})).toMatchObject({ ok: false, code: "PROCESSING_TIMEOUT" });
    await waitUntilGone(pid);
    expect(await pool.extract(document("good"), {})).toMatchObject(good);
  });

  it.each([
    ["abort", "exit"],
    ["exit 3", "exit"],
    ["throw", "exception"],
  ])("%s is told as a crash (%s) and the next document is read", async (text, reason) => {
    const pool = open();
    expect((await crashOf(pool.extract(document(text), {}))).reason).toBe(reason);
    expect(await pool.extract(document("good"), {})).toMatchObject(good);
  });

  it.each(["bytes", "length", "null", "shape", "numbers"])(
    "that makes its process write invalid messages (%s) ends only that process (X18)",
    async (kind) => {
      const pool = open();
      const pid = await pidOf(pool);
      expect((await crashOf(pool.extract(document(`nonsense ${kind}`), {}))).reason).toBe("exception");
      await waitUntilGone(pid);
      expect(await pool.extract(document("good"), {})).toMatchObject(good);
    },
  );

  it("is stopped at the memory limit", async () => {
    const pool = open({ memoryLimitBytes: 300 * 1024 * 1024 });
    const crash = await crashOf(pool.extract(document("hoard"), {}));
    expect(crash.reason).toBe("memory");
    expect(pool.stats().peakRssBytes).toBeLessThan(600 * 1024 * 1024);
  });

  it("gives the engine's own error to the operator only", async () => {
    const crash = await crashOf(open().extract(document("throw"), {}));
    expect(crash.detail).toContain("the engine has a bug");
    expect(crash.message).not.toContain("bug");
  });

  it("that cannot be inspected in time is rejected", async () => {
    const pool = open({ timeLimitMs: 300 });
    expect((await crashOf(pool.inspect(document("hang")))).reason).toBe("timeout");
    expect(await pool.inspect(document("good"))).toEqual({ ok: true, format: "pdf", pages: 1 });
  });
});

describe("the pool", () => {
  it("uses one process for several documents", async () => {
    const pool = open();
    expect(await pidOf(pool)).toBe(await pidOf(pool));
  });

  it("reads a document from its file as well as from memory", async () => {
    const folder = await mkdtemp(join(tmpdir(), "inkvoice-pool-"));
    await writeFile(join(folder, "document"), "throw");
    const crash = await crashOf(open().extract({ path: join(folder, "document") }, {}));
    expect(crash.detail).toContain("the engine has a bug");
    await rm(folder, { recursive: true });
  });

  it("reports a missing document, and extracts the next with the same process", async () => {
    const pool = open({ timeLimitMs: 300 });
    const pid = await pidOf(pool);
    const crash = await crashOf(pool.extract({ path: "/nowhere/document" }, {}));
    expect([crash.reason, crash.detail]).toEqual(["start", expect.stringContaining("ENOENT")]);
    // Later than the time limit of the request that never began: its timer must not end the process.
    await sleep(400);
    expect(await pidOf(pool)).toBe(pid);
  });

  it("does not blame a document when its process gets no folder on the disk, and answers every waiting request", async () => {
    const folder = await mkdtemp(join(tmpdir(), "inkvoice-pool-"));
    const pool = open({ folder });
    await pidOf(pool);
    // Before the process ends: the lane may start the next one at any moment after that, and make a folder for it.
    await rm(folder, { recursive: true });
    const [first, waiting] = [pool.extract(document("abort"), {}), pool.extract(document("good"), {})].map(crashOf);
    expect((await first)?.reason).toBe("exit");
    expect((await waiting)?.reason).toBe("start");
    expect((await crashOf(pool.extract(document("good"), {}))).reason).toBe("start");
  });

  it("replaces a process that keeps too much memory", async () => {
    const pool = open({ memoryLimitBytes: 400 * 1024 * 1024 });
    const before = await pidOf(pool);
    await pool.extract(document("keep 220"), {});
    expect(await pidOf(pool)).not.toBe(before);
  });

  it("never extracts more documents at once than its size, and loses none", async () => {
    const pool = open({ size: 2 });
    const running = Array.from({ length: 7 }, () => pool.extract(document("sleep 20"), {}));
    expect(pool.stats()).toMatchObject({ size: 2, busy: 2, waiting: 5 });
    const results = await Promise.all(running);
    expect(new Set(results.map((result) => (result.ok ? "" : result.message))).size).toBeLessThanOrEqual(2);
    expect(pool.stats()).toMatchObject({ busy: 0, waiting: 0 });
  });

  it("inspects while every reader is busy", async () => {
    const pool = open();
    const busy = crashOf(pool.extract(document("sleep 25000"), {}));
    expect(await pool.inspect(document("good"))).toMatchObject({ ok: true });
    expect(pool.stats().busy).toBe(1);
    await pool.close(0);
    await busy;
  });

  it("X1: one owner's hanging files delay neither inspections nor pictures of another", async () => {
    const pool = open();
    // Processes are started before: their start time on a busy machine is not tested here.
    const asAny = (owner: string) => [
      pool.inspect(document("sleep 20"), { owner }),
      pool.renderPage(document("sleep 20"), { page: 1, maxSide: 800 }, { owner }),
    ];
    await Promise.all(["a", "b"].flatMap(asAny));
    const hanging = Array.from({ length: 6 }, () => crashOf(pool.inspect(document("sleep 600000"), { owner: "a" })));
    const started = performance.now();
    expect(await pool.inspect(document("good"), { owner: "b" })).toMatchObject({ ok: true });
    expect(await pool.renderPage(document("good"), { page: 1, maxSide: 800 }, { owner: "b" })).toBeDefined();
    // Before any hanging one reached its time limit of two seconds.
    expect(performance.now() - started).toBeLessThan(12_000);
    expect(await Promise.race([...hanging, "all still there"])).toBe("all still there");
    await pool.close(0);
    await Promise.all(hanging.map((each) => each.catch(() => undefined)));
  });

  it("X1: a request that waits too long for a process fails as busy", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const pool = open();
    const running = Array.from({ length: 2 }, (_, index) =>
      pool.inspect(document("sleep 600000"), { owner: `slow ${index}` }).catch((error: unknown) => error),
    );
    const waiting = pool.inspect(document("good"), { owner: "b" });
    const told = expect(waiting).rejects.toBeInstanceOf(PoolBusy);
    vi.advanceTimersByTime(16_000);
    await told;
    vi.useRealTimers();
    await pool.close(0);
    await Promise.all(running);
  });

  it("X1: a request whose client has left is removed from the queue at once", async () => {
    const pool = open();
    await pool.inspect(document("good"), { owner: "a" });
    const leaving = new AbortController();
    const ended: number[] = [];
    const hanging = Array.from({ length: 5 }, (_, index) =>
      pool
        .inspect(document("sleep 600000"), { owner: "a", signal: leaving.signal })
        .catch((error: Error) => error.message)
        .finally(() => ended.push(index)),
    );
    // The first request goes to the running process.
    await new Promise(setImmediate);
    leaving.abort(new Error("the client has left"));
    const after = pool.inspect(document("good"), { owner: "a" });
    expect(await Promise.all(hanging)).toEqual(Array.from({ length: 5 }, () => "the client has left"));
    // Not after the first, whose process may finish within its grace period.
    expect(ended).toEqual([1, 2, 3, 4, 0]);
    expect(await after).toMatchObject({ ok: true });
  });

  it("X1: a client that leaves while a process starts is released at once, and the next request gets the process", async () => {
    const pool = open({ childModule: new URL("./testing/silent-child.ts", import.meta.url) });
    const leaving = new AbortController();
    const first = pool.inspect(document("any"), { owner: "a", signal: leaving.signal });
    const next = pool.inspect(document("any"), { owner: "a" }).catch((error: Error) => error.message);
    leaving.abort(new Error("the client has left"));
    await expect(first).rejects.toThrow("the client has left");
    await pool.close(0);
    expect(await next).toContain("(exit)");
  });

  it("kills the process of an aborted request, and removes a waiting one from the queue", async () => {
    const pool = open();
    const pid = await pidOf(pool);
    const running = new AbortController();
    const waiting = new AbortController();
    const first = pool.extract(document("hang"), {}, running.signal);
    const second = pool.extract(document("good"), {}, waiting.signal);
    waiting.abort(new Error("no longer wanted"));
    await expect(second).rejects.toThrow("no longer wanted");
    running.abort(new Error("lease lost"));
    await expect(first).rejects.toThrow("lease lost");
    await waitUntilGone(pid);
    expect(await pool.extract(document("good"), {})).toMatchObject(good);
  });

  it("hides the parent's environment from the child", async () => {
    process.env.INKVOICE_DATABASE_URL = "postgres://secret";
    const result = await open().extract(document("environment"), {});
    delete process.env.INKVOICE_DATABASE_URL;
    expect(result.ok ? "" : result.message).toContain("PATH");
    expect(result.ok ? "" : result.message).not.toContain("secret");
  });

  it("U5: a process can read only its code and its document", async () => {
    const folder = await mkdtemp(join(tmpdir(), "inkvoice-pool-"));
    await writeFile(join(folder, "other-document"), "secret");
    const told = async (what: string) => {
      const result = await open().extract(document(`look ${what}`), {});
      return result.ok ? "" : result.message;
    };
    for (const what of [join(folder, "other-document"), "/etc/passwd", "/proc/self/environ", "write", "run"])
      expect([what, await told(what)]).toEqual([what, expect.stringMatching(/^refused/)]);
    expect(await told(fileURLToPath(childModule))).toMatch(/^read \d/);
    await rm(folder, { recursive: true });
  });

  it.runIf(availableLayers().has("calls"))("U5: a process has no network, not even localhost", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const result = await open().extract(document(`look ${port}`), {});
    expect(result.ok ? "" : result.message).toMatch(/^refused/);
    server.close();
  });

  it("leaves no files behind", async () => {
    const folder = await mkdtemp(join(tmpdir(), "inkvoice-pool-"));
    await writeFile(join(folder, "document"), "good");
    const pool = open({ folder });
    await pool.extract({ path: join(folder, "document") }, {});
    await pool.close(0);
    for (let tries = 0; tries < 400 && (await readdir(folder)).length > 1; tries++) await sleep(25);
    expect(await readdir(folder)).toEqual(["document"]);
    await rm(folder, { recursive: true });
  });

  it("finishes running documents on close, and refuses waiting ones", async () => {
    const pool = open();
    const pid = await pidOf(pool);
    const running = pool.extract(document("sleep 200"), {});
    const waiting = pool.extract(document("good"), {});
    const refused = crashOf(waiting);
    await pool.close();
    expect(await running).toMatchObject(good);
    expect((await refused).detail).toContain("closed");
    await waitUntilGone(pid);
    await crashOf(pool.extract(document("good"), {}));
  });

  it("reports a child that cannot start", async () => {
    const pool = open({ childModule: new URL("./no-such-child.ts", import.meta.url) });
    expect((await crashOf(pool.extract(document("good"), {}))).reason).toBe("start");
  });

  it.runIf(existsSync("/proc")).each([
    ["the kernel ends what it started", process.platform],
    ["what it started notices, where the kernel cannot be asked for it", "another"],
  ])("leaves nothing running when its own process is killed: %s", async (_, platform) => {
    const script = `Object.defineProperty(process, "platform", { value: ${JSON.stringify(platform)} });
      const { createExtractionPool } = await import(${JSON.stringify(new URL("./extraction-pool.ts", import.meta.url).href)});
      const pool = createExtractionPool({ size: 1, childModule: new URL(${JSON.stringify(childModule.href)}) });
      const first = await pool.extract(new TextEncoder().encode("good"), {});
      console.log(first.message);
      pool.extract(new TextEncoder().encode("hang"), {});`;
    const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once("data", (text: Buffer) => resolve(Number(text.toString()))),
    );
    expect(isRunning(pid)).toBe(true);
    await sleep(200);
    parent.kill("SIGKILL");
    await waitUntilGone(pid);
  });
});
