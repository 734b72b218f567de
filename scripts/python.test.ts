import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { installDebianPackages } from "../packages/server/src/testing/debian-packages.ts";

const root = join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.py"], { cwd: root, encoding: "utf8" });

function output(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): [number | null, string] {
  const ended = spawnSync(program, args, { cwd: root, encoding: "utf8", env: { ...process.env, ...env } });
  if (ended.error) throw ended.error;
  return [ended.status, `${ended.stdout}${ended.stderr}`];
}

describe("the Python code", () => {
  beforeAll(() => {
    const isThere = spawnSync("pyflakes3", ["--version"]).error === undefined;
    if (!isThere) installDebianPackages("The tests of the Python code", "pyflakes3");
  });

  it("has no undefined names, unused imports or syntax errors", () => {
    const paths = files.trimEnd().split("\n");
    expect(paths.length).toBeGreaterThan(20);
    expect(output("pyflakes3", paths)).toEqual([0, ""]);
  });

  it.each(["sdk/python/tests", "training/recogniser"])("passes its unit tests in %s", (folder) => {
    const [status, said] = output("python3", ["-m", "unittest", "discover", "-s", folder], {
      PYTHONPATH: join(root, "sdk/python/src"),
      PYTHONDONTWRITEBYTECODE: "1",
    });
    expect(said).toMatch(/Ran [1-9]\d* tests/);
    expect([status, said]).toEqual([0, expect.stringMatching(/\nOK\n$/)]);
  });
});
