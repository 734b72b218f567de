import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
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

/** Every Python of the SDK's versions that is installed, also by pyenv; the machine's own in any case. */
const promised = ["3.10", "3.11", "3.12", "3.13"];
const installed = join(process.env.PYENV_ROOT ?? join(homedir(), ".pyenv"), "versions");
const byPyenv = existsSync(installed) ? readdirSync(installed).map((name) => join(installed, name, "bin/python3")) : [];
const versionOf = (python: string) =>
  /^Python (3\.\d+)/.exec(spawnSync(python, ["--version"]).stdout?.toString() ?? "")?.[1];
const pythons = [
  "python3",
  ...promised.flatMap((version) => {
    const found = [`python${version}`, ...byPyenv].find((python) => versionOf(python) === version);
    return found === undefined ? [] : [found];
  }),
];

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

  it.each([
    ["training/recogniser", "python3"] as const,
    ...pythons.map((python) => ["sdk/python/tests", python] as const),
  ])("passes its unit tests in %s under %s", (folder, python) => {
    const [status, said] = output(python, ["-m", "unittest", "discover", "-s", folder], {
      PYTHONPATH: join(root, "sdk/python/src"),
      PYTHONDONTWRITEBYTECODE: "1",
    });
    expect(said).toMatch(/Ran [1-9]\d* tests/);
    expect([status, said]).toEqual([0, expect.stringMatching(/\nOK\n$/)]);
  });
});
