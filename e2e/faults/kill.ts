import { parseArgs } from "node:util";
import { startPostgres } from "../../packages/server/src/testing/postgres.ts";
import { type KillReport, runKillRounds } from "./kill-rounds.ts";

const usage = `Usage: node e2e/faults/kill.ts [--rounds 100] [--seed N] [--database sqlite|postgres|both]

Uploads documents, kills the service with SIGKILL at random moments, starts it again, and checks that nothing that was accepted
is lost: every upload ends once, has one event, and every event is delivered. The seed of a run that fails is printed.`;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "100" },
    seed: { type: "string" },
    database: { type: "string", default: "both" },
    help: { type: "boolean" },
  },
});

function summary(name: string, report: KillReport): string {
  const { uploads, kills, arrivals, duplicates } = report;
  return `${name}: ${uploads} uploads, ${kills} kills, ${arrivals} deliveries arrived, ${duplicates} again around kills`;
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
  const names = values.database === "both" ? ["sqlite", "postgres"] : [values.database];
  // The rounds are shared between the databases.
  const rounds = Math.ceil(Number(values.rounds) / names.length);
  let broken = 0;
  for (const name of names) {
    const postgres = name === "postgres" ? await startPostgres() : undefined;
    const report = await runKillRounds({
      rounds,
      seed,
      ...(postgres ? { postgresUrl: postgres.url } : {}),
      report: (line) => console.log(`${name} ${line}`),
    });
    await postgres?.stop();
    console.log(summary(name, report));
    for (const promise of report.broken) console.log(`  BROKEN ${promise}`);
    broken += report.broken.length;
  }
  console.log(broken === 0 ? `every promise held (seed ${seed})` : `${broken} promises broken, seed ${seed}`);
  return broken === 0 ? 0 : 1;
}

process.exitCode = await main();
