import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readerCache, sandboxCommand } from "../sandbox.ts";
import { availableLayers, type Layer, layers, readerUser } from "./confinement.ts";

/**
 * Actions of code that has taken over a reader and passed Node's permissions: the command that starts a reader runs a
 * script without those. Each test is for one layer, and runs if this system has it.
 */
const held = availableLayers();
const tested = (Object.keys(layers) as Layer[]).filter((layer) => held.has(layer));

let folder: string;
let document: string;
let secret: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "inkvoice-confined-"));
  document = join(mkdtempSync(join(tmpdir(), "inkvoice-confined-")), "1");
  secret = join(folder, "secrets.key");
  writeFileSync(document, "document", { mode: 0o600 });
  writeFileSync(secret, "secret", { mode: 0o600 });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(document, ".."), { recursive: true });
});

/** Evaluates each expression inside and returns its value or error code. */
function inside(...expressions: readonly string[]): readonly string[] {
  const { execPath, execArgv } = sandboxCommand([join(document, "..")], []);
  const unguarded = execArgv.filter((argument) => !/^--(permission|allow-)/.test(argument));
  const script = `const fs = require("fs"), { execFileSync, spawnSync } = require("child_process"), net = require("net");
    const tell = async (run) => { try { return String(await run()); } catch (error) { return "refused " + error.code; } };
    (async () => { const told = []; for (const run of [${expressions.map((each) => `() => ${each}`).join(",")}]) told.push(await tell(run));
      fs.writeSync(1, JSON.stringify(told)); })();`;
  const { stdout, stderr, status } = spawnSync(execPath, [...unguarded, "-e", script], { encoding: "utf8", env: {} });
  expect([status, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as string[];
}

const text = JSON.stringify;
const refusedAll = (outcomes: readonly string[]) =>
  outcomes.map((outcome) => /^refused E(ACCES|PERM|XDEV|ROFS)$/.test(outcome) || outcome);

it(`X12: this system has: ${tested.join(", ") || "no layers"}`, () => {
  // On this project's own machines all of them must hold; elsewhere the missing ones are named.
  if (process.platform === "linux" && ["x64", "arm64"].includes(process.arch)) expect(tested).toContain("privileges");
  else expect(tested).toEqual([]);
});

describe.runIf(held.has("files"))("files, by Landlock (X12)", () => {
  it("only its document and its code can be read: no secrets, no database, no other process", () => {
    const read = (path: string) => `fs.readFileSync(${text(path)}).length`;
    expect(inside(read(document), read(fileURLToPath(import.meta.url)))).toEqual([
      "8",
      String(readFileSync(fileURLToPath(import.meta.url)).length),
    ]);
    const others = [
      secret,
      "/etc/passwd",
      "/etc/hostname",
      `/proc/${process.pid}/environ`,
      `/proc/${process.pid}/maps`,
    ];
    expect(refusedAll(inside(...others.map(read), 'fs.readdirSync("/")', 'fs.readdirSync("/tmp")'))).toEqual(
      Array.from({ length: others.length + 2 }, () => true),
    );
  });

  it("nothing can be written, created, linked or removed, least of all files that other readers load", () => {
    const places = [tmpdir(), "/dev/shm", "/var/tmp", join(document, ".."), readerCache, join(readerCache, "../..")];
    const outcomes = inside(
      ...places.map((place) => `fs.writeFileSync(${text(join(place, "escaped"))}, "x")`),
      ...places.map((place) => `fs.mkdirSync(${text(join(place, "escaped"))})`),
      `fs.appendFileSync(${text(document)}, "x")`,
      `fs.truncateSync(${text(document)})`,
      `fs.unlinkSync(${text(document)})`,
      `fs.linkSync(${text(document)}, ${text(join(tmpdir(), "escaped"))})`,
      `fs.symlinkSync("/", ${text(join(tmpdir(), "escaped"))})`,
      `fs.writeFileSync("/proc/self/oom_score_adj", "0")`,
    );
    // Paths that do not exist cannot be created either.
    expect(outcomes.map((outcome) => /^refused E(ACCES|PERM|NOENT)$/.test(outcome) || outcome)).toEqual(
      outcomes.map(() => true),
    );
    expect(readFileSync(document, "utf8")).toBe("document");
  });
});

describe.runIf(held.has("calls"))("system calls, by seccomp (X12)", () => {
  it("no program can be started, and no socket opened", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const connection = (where: string) =>
      `new Promise((resolve, reject) => net.connect(${where}).on("connect", () => resolve("connected")).on("error", reject))`;
    expect(
      refusedAll(
        inside(
          'execFileSync("/bin/sh", ["-c", "id"])',
          `execFileSync(${text(process.execPath)}, ["-v"])`,
          connection(`{ host: "127.0.0.1", port: ${port} }`),
          connection('"/run/dbus/system_bus_socket"'),
          "new Promise((resolve, reject) => net.createServer().on('error', reject).listen(0, () => resolve('listening')))",
          "new Promise((resolve, reject) => { const s = require('dgram').createSocket('udp4'); s.on('error', reject); s.bind(0, () => resolve('bound')); })",
        ),
      ),
    ).toEqual(Array.from({ length: 6 }, () => true));
    server.close();
  });

  it("no other process can be reached, not even by a signal", () => {
    const outcomes = inside(
      `process.kill(${process.pid}, 0)`,
      "process.kill(0, 0)",
      "process.kill(-1, 0)",
      "process.kill(process.pid, 0)",
    );
    expect(outcomes).toEqual(["refused EPERM", "refused EPERM", "refused EPERM", "true"]);
  });
});

it.runIf(held.has("privileges"))("no privileges can be gained", () => {
  expect(inside('/NoNewPrivs:\\s+1/.test(fs.readFileSync("/proc/self/status", "utf8"))')).toEqual(["true"]);
});

it.runIf(held.has("user"))("it runs as a user of its own with one capability: to read what Landlock lets it", () => {
  expect(
    inside(
      "process.getuid()",
      "process.getgid()",
      'fs.readFileSync("/proc/self/status", "utf8").match(/CapEff:\\s+(\\w+)/)[1]',
      "process.setuid(0)",
    ),
  ).toEqual([String(readerUser), String(readerUser), "0000000000000004", "refused EPERM"]);
});

it.runIf(held.has("network"))("there is no network to reach", () => {
  const { execPath, execArgv } = sandboxCommand([], []);
  // Without the layer that refuses sockets, so that this one is seen.
  const only = execArgv.filter((argument) => !/^--(permission|allow-|calls)/.test(argument));
  const script = 'require("fs").writeSync(1, JSON.stringify(Object.keys(require("os").networkInterfaces())))';
  expect(execFileSync(execPath, [...only, "-e", script], { encoding: "utf8", env: {} })).toBe("[]");
});
