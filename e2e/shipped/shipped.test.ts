import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDashboardPages, prepareFixture, type TestFixture } from "../../packages/server/src/testing/backends.ts";
import { type ServiceProcess, startServiceProcess } from "../../packages/server/src/testing/service-process.ts";
import { firstKey } from "../../packages/server/src/testing/test-service.ts";
import {
  debianPython,
  freshFolder,
  installWheel,
  linkService,
  npmInstall,
  outputOf,
  pack,
  programOfGuide,
  systemNode,
  textOf,
  typeCheck,
  wheelProblems,
} from "./packed.ts";

const secret = "whsec_c2VjcmV0IG9mIHRoZSBwYWNrZWQgc2VydmljZQ==";
const users = join(import.meta.dirname, "users");
const example = join(import.meta.dirname, "../../examples/invoice.pdf");

describe("the published package", () => {
  const folder = freshFolder();
  let installed: string;
  let fixture: TestFixture;
  let service: ServiceProcess;
  let before: readonly string[];
  let modules: Promise<string> | undefined;
  const pythonModules = () => {
    modules ??= pack("python", folder.path).then((wheel) => installWheel(debianPython(), wheel, folder.path));
    return modules;
  };
  const asUser = () => [service.url, firstKey, example, secret];

  beforeAll(async () => {
    await buildDashboardPages();
    await npmInstall(folder.path, await pack("sdk", folder.path));
    installed = await linkService(folder.path);
    before = filesOf(installed);
    fixture = await prepareFixture("sqlite and a folder");
    const environment = {
      INKVOICE_DASHBOARD: "on",
      INKVOICE_EXTRACTION_CHILD: "",
      INKVOICE_WORKERS: "1",
      INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
      INKVOICE_BOOTSTRAP_WEBHOOK_SECRET: secret,
    };
    const command = join(installed, "packages/cli/bin/inkvoice.js");
    service = await startServiceProcess(fixture, environment, command, systemNode());
    // Longer than other hooks may take: everything is built first.
  }, 600_000);
  afterAll(async () => {
    service?.signal("SIGTERM");
    await service?.ended;
    fixture?.remove();
    folder.remove();
  });

  it("holds no fonts, generated names, OCR language data, page sources, build tools or test servers", () => {
    const unwanted =
      /fontsource|faker|pdf-lib|tesseract|vite|rolldown|react|mantine|s3rver|playwright|vitest|typescript/;
    const packages = readdirSync(join(folder.path, "node_modules"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name === "package.json")
      .map((entry) => entry.parentPath);
    expect(packages.filter((path) => unwanted.test(path))).toEqual([]);
    expect(filesOf(installed).filter((file) => /\.ts |\.test\./.test(file) && !file.includes(".d.ts "))).toEqual([]);
  });

  it("is under 250 MB installed, and bundles every dependency but sharp", () => {
    const { dependencies, bundleDependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(Object.keys(dependencies).filter((name) => !bundleDependencies.includes(name))).toEqual(["sharp"]);
    expect(sizeOf(installed)).toBeLessThan(250e6);
  });

  it("serves the dashboard as it was built", async () => {
    const page = await fetch(`${service.url}/`);
    const html = await page.text();
    expect(page.status).toBe(200);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    const answer = await fetch(`${service.url}${script}`, { headers: { "accept-encoding": "br" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect((await answer.text()).length).toBeGreaterThan(10_000);
  });

  it("extracts, corrects, lists and delivers for a program with the SDK, on the installed Node", async () => {
    for (const name of ["use-sdk.mjs", "use-sdk.cjs"])
      writeFileSync(join(folder.path, name), readFileSync(join(users, name)));
    expect(await outputOf(systemNode(), ["use-sdk.mjs", ...asUser()], folder.path)).toEqual({
      node: expect.stringMatching(/^v\d+/),
      number: "LO-2026-0417",
      statuses: ["uploading", "processing", "completed"],
      order: "PO-1",
      listedIt: true,
      rejected: "INVALID_FILE_FORMAT",
      missing: "NOT_FOUND",
      delivered: true,
    });
    expect(await outputOf(systemNode(), ["use-sdk.cjs", ...asUser()], folder.path)).toEqual({
      listed: 1,
      refused: "missing_headers",
    });
  });

  it("does what the SDK guide says", async () => {
    const environment = { INKVOICE_API_KEY: firstKey };
    mkdirSync(join(folder.path, "examples"));
    cpSync(example, join(folder.path, "examples/invoice.pdf"));
    writeFileSync(join(folder.path, "guide.mjs"), programOfGuide("ts", service.url));
    expect(await textOf(systemNode(), ["guide.mjs"], folder.path, environment)).toBe("2392.35 EUR\n");
    writeFileSync(join(folder.path, "guide.py"), programOfGuide("python", service.url));
    const python = { ...environment, PYTHONPATH: await pythonModules() };
    expect(await textOf(debianPython(), ["guide.py"], folder.path, python)).toBe("2392.35 EUR\n");
  });

  it("has types that plain TypeScript understands, as ESM and as CommonJS", async () => {
    const source = readFileSync(join(users, "typed.txt"));
    const files = ["typed.mts", "typed.cts"];
    for (const name of files) writeFileSync(join(folder.path, name), source);
    expect(await typeCheck(folder.path, files)).toBe("no problems");
  });

  it("contains an SDK of at most 20 kB without dependencies", () => {
    const [tarball = ""] = readdirSync(join(folder.path, "packed/sdk"));
    expect(statSync(join(folder.path, "packed/sdk", tarball)).size).toBeLessThanOrEqual(20_000);
    const manifest = JSON.parse(readFileSync(join(folder.path, "node_modules/@inkvoice/sdk/package.json"), "utf8"));
    expect(manifest).not.toHaveProperty("dependencies");
  });

  it("does the same for a program in Python, and in Flask and FastAPI", async () => {
    const python = debianPython();
    const modules = await pythonModules();
    expect(await wheelProblems(modules)).toEqual([]);
    const environment = { PYTHONPATH: modules };
    expect(await outputOf(python, [join(users, "use_sdk.py"), ...asUser()], folder.path, environment)).toEqual({
      number: "LO-2026-0417",
      metadata: { shop: "north" },
      statuses: ["completed", "processing", "uploading"],
      order: "PO-2",
      review: "approved",
      listed_it: true,
      rejected: "INVALID_FILE_FORMAT",
      bulk: [["notes.txt", "rejected"]],
      asked: true,
      cancelled: true,
      missing: "NOT_FOUND",
      refused: "missing_headers",
      delivered: true,
      draft: "<?xml",
      events: true,
    });
    expect(await outputOf(python, [join(users, "use_handlers.py")], folder.path, environment)).toEqual({
      flask: [[200, 200, 401], ["inv_1"]],
      fastapi: [[200, 200, 401], ["inv_1"]],
    });
  });

  it("writes only its data and the compile cache, and stops on SIGTERM", async () => {
    service.signal("SIGTERM");
    expect(await service.ended).toBe(0);
    expect(filesOf(installed)).toEqual(before);
  });
});

/** On disk, in blocks. */
function sizeOf(root: string): number {
  return pathsOf(root)
    .map((path) => statSync(path).blocks * 512)
    .reduce((sum, size) => sum + size, 0);
}

/** Every file with its modification time. */
function filesOf(root: string): string[] {
  return pathsOf(root)
    .map((path) => `${path} ${statSync(path).mtimeMs}`)
    .sort();
}

/** All files except those of the cache: the running service writes and deletes them at any time. */
function pathsOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(root, "node_modules/.cache")));
}
