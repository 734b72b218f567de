import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findDecisionProblems } from "./decisions.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inkvoice-decisions-"));
  execFileSync("git", ["init", "--quiet"], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const record = (title: string, status = "accepted") =>
  `# ${title}\n\nStatus: ${status}\n\n## Context\nA\n\n## Decision\nB\n\n## Alternatives\nC\n\n## Cost\nD\n`;
const index = "- [0001: One](0001-one.md)\n- [0002: Two](0002-two.md)\n";

test("valid records that are listed and referenced by their numbers pass", () => {
  write("docs/decisions/0001-one.md", record("0001: One", "superseded by 0002"));
  write("docs/decisions/0002-two.md", record("0002: Two"));
  write("docs/decisions/README.md", index);
  write("a.ts", "// decision 0002\n");
  expect(findDecisionProblems(root)).toEqual([]);
});

test("a wrong title, status, heading, length, index entry or reference is reported", () => {
  write("docs/decisions/0001-one.md", record("One", "superseded by 0009"));
  write("docs/decisions/0002-two.md", record("0002: Two", "tried").replace("## Cost", `${"x\n".repeat(60)}## Price`));
  write("docs/decisions/README.md", index.replace("Two", "Zwei"));
  write("a.ts", "// decision 0042\n");
  expect(findDecisionProblems(root)).toEqual(
    [
      '0001-one.md: begins with "# 0001: Subject"',
      "0001-one.md: superseded by 0009, which is missing",
      "0002-two.md: line 3 is its status",
      "0002-two.md: has the headings Context, Decision, Alternatives, Cost",
      "0002-two.md: has 75 lines; at most 59",
      'README.md lacks "- [One](0001-one.md)"',
      'README.md lacks "- [0002: Two](0002-two.md)"',
      'README.md lists "- [0001: One](0001-one.md)" in vain',
      'README.md lists "- [0002: Zwei](0002-two.md)" in vain',
      "a.ts:1 names decision 0042, which is missing",
    ].map((problem) => `docs/decisions: ${problem}`),
  );
});
