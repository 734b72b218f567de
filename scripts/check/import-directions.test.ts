import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findImportViolations } from "./import-directions.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inkvoice-directions-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function file(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

test("a package that imports against the direction is named with the rule it broke", async () => {
  file("packages/engine/src/intake/open.ts", 'import { app } from "@inkvoice/server";\n');
  expect(await findImportViolations(root)).toEqual([
    {
      file: "packages/engine/src/intake/open.ts",
      imports: "packages/server",
      rule: "engine may import only: contract",
    },
  ]);
});

test("a stage that reaches into a later stage is refused, also across several lines and dynamically", async () => {
  file("packages/engine/src/text/read.ts", 'import {\n  understand,\n} from "../understand/understand.ts";\n');
  file("packages/engine/src/intake/open.ts", 'const later = () => import("../validate/checks.ts");\n');
  expect((await findImportViolations(root)).map((violation) => violation.file).sort()).toEqual([
    "packages/engine/src/intake/open.ts",
    "packages/engine/src/text/read.ts",
  ]);
});

test("imports along the direction pass", async () => {
  file(
    "packages/engine/src/understand/read.ts",
    'import type { Word } from "../text/page-text.ts";\nimport { z } from "zod";\n',
  );
  file("packages/cli/src/main.ts", 'import { start } from "@inkvoice/server";\n');
  expect(await findImportViolations(root)).toEqual([]);
});
