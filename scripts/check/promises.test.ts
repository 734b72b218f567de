import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPromiseProblems, readCodes, withTests } from "./promises.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inkvoice-promises-"));
  mkdirSync(join(root, "docs"));
  mkdirSync(join(root, "e2e/faults"), { recursive: true });
  writeFileSync(join(root, "e2e/faults/kill.test.ts"), 'it("loses nothing (F1, I3)"); it("X1: waits"); "=SUM(A1)";\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (text: string) => writeFileSync(join(root, "docs/promises.md"), text);

test("promises with their tests pass", () => {
  const rows = ["F1", "I3", "X1"].map((code) => `| ${code} | A promise | |\n`).join("");
  const filled = withTests(rows, readCodes(root));
  expect(filled).toContain("| F1 | A promise | [kill](../e2e/faults/kill.test.ts) |");
  write(filled);
  expect(findPromiseProblems(root)).toEqual([]);
});

test("a code without a promise, a promise without a test and an outdated column are reported", () => {
  write("| F1 | A promise | |\n| F2 | Another | |\n| X1 | A third | |\n");
  expect(findPromiseProblems(root)).toEqual(
    [
      "I3: used in e2e/faults/kill.test.ts, not defined",
      "F2: promised, and no test names it",
      "the column of tests is out of date: npx node scripts/promises.ts",
    ].map((problem) => `docs/promises.md: ${problem}`),
  );
});
