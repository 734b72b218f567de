import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { findImportViolations } from "./check/import-directions.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

type Step = Readonly<{ name: string; run: () => boolean | Promise<boolean> }>;

/** Everything that can be told without running the product, in the order in which a failure is cheapest to fix. */
const steps: readonly Step[] = [
  { name: "types", run: () => command("typescript/bin/tsc", ["-p", "."]) },
  { name: "types of the dashboard", run: () => command("typescript/bin/tsc", ["-p", "packages/dashboard"]) },
  { name: "lint and format", run: () => command("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]) },
  { name: "import directions", run: importDirections },
  { name: "OpenAPI and settings documents are up to date", run: () => script("scripts/openapi.ts", ["--check"]) },
];

let failed = 0;
for (const step of steps) {
  const passed = await step.run();
  console.log(`${passed ? "ok  " : "FAIL"} ${step.name}`);
  if (!passed) failed++;
}
process.exitCode = failed === 0 ? 0 : 1;

function command(bin: string, args: readonly string[]): boolean {
  return script(require.resolve(bin), args);
}

function script(path: string, args: readonly string[]): boolean {
  return spawnSync(process.execPath, [path, ...args], { cwd: root, stdio: "inherit" }).status === 0;
}

async function importDirections(): Promise<boolean> {
  const violations = await findImportViolations(root);
  for (const { file, imports, rule } of violations) console.error(`${file} imports ${imports}: ${rule}`);
  return violations.length === 0;
}
