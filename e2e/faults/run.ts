import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readArguments } from "../../scripts/read-arguments.ts";
import { runBulkProof } from "./bulk-proof.ts";
import { type RoundsReport, runFaultRounds } from "./fault-rounds.ts";

const usage = `Usage: npm run faults -- [--rounds 40] [--documents N] [--seed N] [--backend sqlite|postgres|both] [--fault NAME] [--no-tests]
       npm run faults -- --bulk 2000 [--kills 3] [--backend sqlite|postgres|both]

Uploads documents while something goes wrong, again and again: processes are killed, frozen and restarted, the database and the
storage crash, fall silent and lose answers. Ledgers kept outside of the service are then held against what it promises: every
upload that was accepted is there with its bytes, ends once and as it should, has one event, and each event was delivered.
Then every test that is named after a fault of the plan runs. The same seed gives the same rounds again. Rounds and documents are
those of all backends together; without a number of documents each round uploads one to five.

With --bulk nothing else is done: one archive of so many files is sent, the service is killed again and again while it is worked
on, and every file must have ended once, as it should, with its bytes and one event.`;

const backends = { sqlite: "sqlite and a folder", postgres: "PostgreSQL and S3" } as const;
type BackendName = keyof typeof backends;

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const { values } = readArguments(usage, {
  options: {
    rounds: { type: "string", default: "40" },
    documents: { type: "string" },
    seed: { type: "string" },
    backend: { type: "string", default: "both" },
    fault: { type: "string", multiple: true },
    tests: { type: "boolean", default: true },
    bulk: { type: "string" },
    kills: { type: "string", default: "3" },
  },
  allowNegative: true,
});

function printRounds(name: BackendName, report: RoundsReport): void {
  console.log(`\n${backends[name]}`);
  for (const [fault, times] of Object.entries(report.injected)) console.log(`  ${fault.padEnd(32)} ${times}`);
  const { uploads, endings, events, arrivals, broken } = report;
  console.log(`  ${uploads} uploads, ${endings} endings, ${events} events, ${arrivals} deliveries arrived`);
  console.log(`  rules broken: ${broken.length}`);
  for (const promise of broken) console.log(`    BROKEN ${promise}`);
}

type TestResult = Readonly<{ fullName: string; status: string }>;

/** Runs tests whose names contain the code of a fault, and lists the covered faults. */
function runNamedTests(): number {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-fault-tests-"));
  const output = join(folder, "results.json");
  const args = ["run", "-t", "\\bF[0-9]+\\b", "--reporter=json", `--outputFile=${output}`];
  spawnSync(join(root, "node_modules/.bin/vitest"), args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const { testResults } = JSON.parse(readFileSync(output, "utf8")) as {
    testResults: { assertionResults: TestResult[] }[];
  };
  rmSync(folder, { recursive: true });
  const results = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => /passed|failed/.test(status));
  const failed = results.filter(({ status }) => status === "failed");
  const covered = new Set(results.flatMap(({ fullName }) => fullName.match(/\bF\d+\b/g) ?? []));
  const numbers = [...covered].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  console.log(`\nTests named after faults: ${results.length - failed.length} passed, ${failed.length} failed`);
  console.log(`  ${numbers.join(" ")}`);
  for (const { fullName } of failed) console.log(`  FAILED ${fullName}`);
  return failed.length;
}

/** One backend after another, each with the whole machine. */
async function proveBulk(files: number, names: readonly BackendName[], seed: number): Promise<number> {
  let broken = 0;
  for (const name of names) {
    const report = (line: string) => console.log(`${name} ${line}`);
    const kills = Number(values.kills);
    const proof = await runBulkProof({ files, kills, backend: backends[name], seed, report });
    const { completed, failed, rejected } = proof.counts;
    console.log(`\n${backends[name]}: ${files} files, ${kills} kills, ${proof.seconds} s`);
    console.log(
      `  ${completed} completed, ${failed} failed, ${rejected} rejected; ${proof.interrupted} readings cut off`,
    );
    console.log(`  rules broken: ${proof.broken.length}`);
    for (const rule of proof.broken.slice(0, 20)) console.log(`    BROKEN ${rule}`);
    broken += proof.broken.length;
  }
  return broken === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
  const names = values.backend === "both" ? (Object.keys(backends) as BackendName[]) : [values.backend as BackendName];
  if (values.bulk !== undefined) return await proveBulk(Number(values.bulk), names, seed);
  const rounds = Math.ceil(Number(values.rounds) / names.length);
  const only = values.fault ? { only: values.fault } : {};
  const documents = values.documents ? { documents: Math.ceil(Number(values.documents) / names.length) } : {};
  const reports = await Promise.all(
    names.map((name) =>
      runFaultRounds({
        rounds,
        seed,
        backend: backends[name],
        ...only,
        ...documents,
        report: (line) => console.log(`${name} ${line}`),
      }),
    ),
  );
  for (const [index, report] of reports.entries()) printRounds(names[index]!, report);
  let broken = reports.reduce((sum, report) => sum + report.broken.length, 0);
  if (values.tests) broken += runNamedTests();
  console.log(broken === 0 ? `\nEvery rule held (seed ${seed}).` : `\n${broken} rules broken, seed ${seed}`);
  return broken === 0 ? 0 : 1;
}

process.exitCode = await main();
