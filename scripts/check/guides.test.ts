import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findGuideProblems } from "./guides.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inkvoice-guides-"));
  mkdirSync(join(root, "docs"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("existing paths, patterns and commands by npx pass", () => {
  writeFileSync(
    join(root, "docs/a.md"),
    "`docs/a.md`, `packages/<name>/x.ts`, `eval/*.ts`; `npx node --inspect eval/x.ts`\n",
  );
  expect(findGuideProblems(root)).toEqual([]);
});

test("a missing path and a command that Node 20 cannot run are reported", () => {
  writeFileSync(join(root, "docs/a.md"), "See `docs/b.md`.\nnode eval/x.ts FOLDER\n");
  expect(findGuideProblems(root)).toEqual([
    "docs/a.md:1: docs/b.md does not exist",
    'docs/a.md:2: "node eval/x.ts" needs Node 24: write "npx node eval/x.ts"',
  ]);
});
