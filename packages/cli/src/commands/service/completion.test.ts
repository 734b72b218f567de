import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commands } from "../../commands.ts";
import { inkvoice } from "../../testing/run-command.ts";

/** Completions that bash offers after these words. */
function offered(script: string, ...words: readonly string[]): readonly string[] {
  const line = `${script}
COMP_WORDS=(inkvoice ${words.map((word) => `"${word}"`).join(" ")}); COMP_CWORD=${words.length}; _inkvoice; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync("bash", ["-c", line], { encoding: "utf8" }).trim().split("\n");
}

describe("completion", () => {
  it("in bash offers commands, actions and options", async () => {
    const { out } = await inkvoice(["completion", "bash"]);
    expect(offered(out, "")).toEqual([...commands.map(({ name }) => name), "--help", "--version"]);
    expect(offered(out, "li")).toEqual(["list", "listen"]);
    expect(offered(out, "keys", "")).toEqual(expect.arrayContaining(["create", "list", "revoke", "--scopes"]));
    expect(offered(out, "extract", "--f")).toEqual(["--format"]);
    expect(offered(out, "keys", "create", "--ex")).toEqual(["--expires"]);
  });

  it.each(["zsh", "fish"])("in %s names every command and is valid where the shell is installed", async (shell) => {
    const { out } = await inkvoice(["completion", shell]);
    for (const { name } of commands) expect(out).toContain(name);
    const folder = mkdtempSync(join(tmpdir(), "inkvoice-completion-"));
    writeFileSync(join(folder, shell), out);
    const check = spawnSync(shell, ["-n", join(folder, shell)], { encoding: "utf8" });
    rmSync(folder, { recursive: true });
    if (check.error) console.info(`${shell} is not installed: its script is not tried.`);
    else expect([check.status, check.stderr]).toEqual([0, ""]);
  });

  it("knows three shells", async () => {
    expect((await inkvoice(["completion", "tcsh"])).code).toBe(2);
  });
});
