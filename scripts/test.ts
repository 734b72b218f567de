import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The whole test run: the static checks, then every test. What tests need beyond npm (PostgreSQL, a browser) they find or install
 * themselves and say so. Arguments go to Vitest: `npm test -- packages/engine` runs one package.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const filters = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), "inkvoice-test-"));
const report = join(reports, "report.json");

const checkFailures = filters.length === 0 && !runScript("scripts/check.ts", []) ? 1 : 0;
const testsPassed = runScript(join(dirname(require.resolve("vitest/package.json")), "vitest.mjs"), [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
  ...filters,
]);
const { passed, failed } = countTests();
rmSync(reports, { recursive: true });

const failures = checkFailures + failed + (!testsPassed && failed === 0 ? 1 : 0);
console.log(`${passed + (filters.length === 0 ? 1 - checkFailures : 0)} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

function runScript(path: string, args: readonly string[]): boolean {
  return spawnSync(process.execPath, [path, ...args], { cwd: root, stdio: "inherit" }).status === 0;
}

function countTests(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
