import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { fillReaderCache } from "../packages/engine/src/pool/reader-cache.ts";

/**
 * The whole test run: all tests, and concurrently the static checks. Tests find or install what they need beyond npm
 * (PostgreSQL, a browser) and say so. Arguments go to Vitest: `npm test -- packages/engine` runs one package without
 * the checks.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const filters = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), "inkvoice-test-"));
/** Shares the service's compile cache, because tests start much of the same code. */
const env: NodeJS.ProcessEnv = { ...process.env, NODE_COMPILE_CACHE: join(root, "node_modules/.cache/inkvoice") };
/**
 * Tests that compute and hardly wait. Each process first builds word lists, opens fonts and loads models: together in
 * one process they take 98 CPU seconds, in four 125.
 */
const computing = ["packages/contract/", "packages/engine/", "packages/synth/", "training/", "eval/"];

/**
 * Some hundred of these processes are started, the third one by tests of the service: with compiled code each takes
 * 0.05 CPU seconds instead of 0.15, those that read documents 0.6 instead of 1.3.
 */
const readingProcesses = [
  "engine/src/pool/extraction-child",
  "engine/src/pool/opening-child",
  "engine/src/pool/testing/misbehaving-child",
  "server/src/testing/reading-child",
].map((module) => new URL(`../packages/${module}.ts`, import.meta.url));

const isWhole = filters.length === 0;
// All cores are busy in a whole run: the limits of CI hold (scripts/testing/time-limits.ts).
if (isWhole) env.CI ??= "true";
if (isWhole) await fillReaderCache(readingProcesses, new AbortController().signal);
const testing = runTests(isWhole ? computing.flatMap((folder) => ["--exclude", `${folder}**`]) : filters, "inherit");
const beside = isWhole ? besideTheOthers() : [];
const outcomes = [await testing, ...(await beside)];
for (const { output } of outcomes) process.stdout.write(output);
rmSync(reports, { recursive: true });

// Failures are repeated at the end, because a run prints thousands of lines.
const failures = outcomes.flatMap((outcome) => outcome.failures);
for (const failure of failures) console.log(`FAILED ${failure}`);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

type Outcome = Readonly<{ passed: number; failures: readonly string[]; output: string }>;

/** Printed at the end. Both begin at once: whichever began second would still run when everything else has ended. */
async function besideTheOthers(): Promise<Outcome[]> {
  return await Promise.all([runChecks(), runTests(["--maxWorkers=1", ...computing], "pipe")]);
}

async function runChecks(): Promise<Outcome> {
  const { succeeded, output } = await run("scripts/check.ts", []);
  return { passed: succeeded ? 1 : 0, failures: succeeded ? [] : [`npm run check\n${output}`], output };
}

async function runTests(args: readonly string[], output: "inherit" | "pipe"): Promise<Outcome> {
  const report = join(mkdtempSync(join(reports, "run-")), "report.json");
  const vitest = join(dirname(require.resolve("vitest/package.json")), "vitest.mjs");
  const ended = await run(
    vitest,
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...args],
    output,
  );
  const { passed, failures } = readReport(report);
  if (!ended.succeeded && failures.length === 0)
    failures.push(`vitest ${args.join(" ")}: ended with an error beside its tests`);
  return { passed, failures, output: ended.output };
}

type Ended = Readonly<{ succeeded: boolean; output: string }>;

/** Output that is not inherited is captured, to be printed in one piece. */
function run(path: string, args: readonly string[], output: "inherit" | "pipe" = "pipe"): Promise<Ended> {
  const child = spawn(process.execPath, [path, ...args], { cwd: root, env, stdio: ["inherit", output, output] });
  let text = "";
  const keep = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return new Promise((resolve) => child.once("close", (code) => resolve({ succeeded: code === 0, output: text })));
}

type Report = Readonly<{
  numPassedTests: number;
  testResults: readonly Readonly<{
    name: string;
    status: string;
    message: string;
    assertionResults: readonly Readonly<{ fullName: string; status: string; failureMessages: readonly string[] }>[];
  }>[];
}>;

/** A file can also fail as a whole: in a hook, or before its first test. */
function readReport(path: string): { passed: number; failures: string[] } {
  if (!existsSync(path)) return { passed: 0, failures: ["vitest: wrote no report"] };
  const { numPassedTests, testResults }: Report = JSON.parse(readFileSync(path, "utf8"));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    const tests = failed.map((test) => `${file}: ${test.fullName}\n${withoutForeignFrames(test.failureMessages)}`);
    return tests.length === 0 && status === "failed" ? [`${file}\n${message}`] : tests;
  });
  return { passed: numPassedTests, failures };
}

function withoutForeignFrames(messages: readonly string[]): string {
  const lines = messages.join("\n").split("\n");
  return lines.filter((line) => !line.includes("/node_modules/")).join("\n");
}
