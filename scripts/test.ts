import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The whole test run: every test, and beside them the static checks, which use the time in which tests wait. What tests need
 * beyond npm (PostgreSQL, a browser) they find or install themselves and say so. Arguments go to Vitest:
 * `npm test -- packages/engine` runs one package, without the checks.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const filters = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), "inkvoice-test-"));
const report = join(reports, "report.json");
/** What tests load and start again and again is compiled once: in the cache of the service, as most of it is the service's. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, "node_modules/.cache/inkvoice") };

const checking = filters.length === 0 ? run("scripts/check.ts", []) : undefined;
const testing = run(
  join(dirname(require.resolve("vitest/package.json")), "vitest.mjs"),
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...filters],
  "inherit",
);
const tests = await testing;
const checks = await checking;
if (checks) process.stdout.write(checks.output);
const { passed, failed } = countTests();
rmSync(reports, { recursive: true });

const checkFailures = checks?.succeeded === false ? 1 : 0;
const failures = checkFailures + failed + (!tests.succeeded && failed === 0 ? 1 : 0);
console.log(`${passed + (checks?.succeeded ? 1 : 0)} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

type Outcome = Readonly<{ succeeded: boolean; output: string }>;

/** What is not inherited is kept, to be shown in one piece. */
function run(path: string, args: readonly string[], output: "inherit" | "pipe" = "pipe"): Promise<Outcome> {
  const child = spawn(process.execPath, [path, ...args], { cwd: root, env, stdio: ["inherit", output, output] });
  let text = "";
  const keep = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return new Promise((resolve) => child.once("close", (code) => resolve({ succeeded: code === 0, output: text })));
}

function countTests(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
