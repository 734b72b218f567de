import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Whether commits may be missing here: in a shallow clone, or in a copy without its repository. */
export function hasPartOfHistory(): boolean {
  const { stdout } = spawnSync("git", ["rev-parse", "--is-shallow-repository"], { cwd: root, encoding: "utf8" });
  return stdout?.trim() !== "false";
}

export function hasCommit(commit: string): boolean {
  return spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: root, stdio: "ignore" }).status === 0;
}

/** The code of a commit in a new folder, with the packages that are installed here. */
export function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), `inkvoice-${commit}-`));
  const archive = execFileSync("git", ["archive", commit, "packages", "package.json", "examples"], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  });
  execFileSync("tar", ["x", "-C", folder], { input: archive });
  // One symbolic link, whose target that version's sandbox lets readers read. The old version's own packages take
  // precedence.
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const own = join(folder, "packages/node_modules/@inkvoice");
  const names = readdirSync(join(folder, "packages"));
  mkdirSync(own, { recursive: true });
  for (const name of names) symlinkSync(join(folder, "packages", name), join(own, name));
  return folder;
}

/** The command that starts the code of that version. */
export function programOf(folder: string) {
  return {
    program: join(folder, "packages/cli/bin/inkvoice.js"),
    environment: {
      INKVOICE_EXTRACTION_CHILD: `file://${join(folder, "packages/server/src/testing/reading-child.ts")}`,
    },
  };
}
