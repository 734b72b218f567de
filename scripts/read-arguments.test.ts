import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

function run(...args: readonly string[]) {
  const script = `
    import { readArguments } from ${JSON.stringify(join(import.meta.dirname, "read-arguments.ts"))};
    const { values } = readArguments("Usage: a script", { options: { rows: { type: "string", default: "10" } } });
    console.log(values.rows);`;
  const node = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", script, "--", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { encoding: "utf8" });
  return { status, stdout: stdout.trim(), stderr: stderr.trim().split("\n") };
}

describe("The arguments of a script", () => {
  it("are read with their defaults", () => {
    expect(run()).toEqual({ status: 0, stdout: "10", stderr: [""] });
    expect(run("--rows", "5").stdout).toBe("5");
  });

  it("print the usage for --help, and end with one line and code 2 where they are wrong", () => {
    expect(run("--help")).toEqual({ status: 0, stdout: "Usage: a script", stderr: [""] });
    const [unknown, missing] = [run("--row", "5"), run("--rows")];
    expect(unknown).toEqual({ status: 2, stdout: "", stderr: ["Unknown option '--row': --help shows the usage."] });
    expect([missing.status, missing.stderr.length]).toEqual([2, 1]);
  });

  it("are read so by every npm script of bench, eval and e2e", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const files = Object.values(scripts).flatMap(
      (command) => /^node ((?:bench|eval|e2e)\/\S+)/.exec(command)?.[1] ?? [],
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files)
      expect([file, readFileSync(join(root, file), "utf8")]).toEqual([
        file,
        expect.stringContaining("readArguments(usage"),
      ]);
  });
});
