import { flushCompileCache } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import {
  ConfigError,
  loadConfig,
  type RunningService,
  StartProblem,
  startService,
  unknownSettings,
} from "@inkvoice/server";
import { type Command, UsageError } from "../../command.ts";

const usage = `Usage: inkvoice serve

Serves the API, the documentation and the dashboard, and reads uploaded documents.
Everything is set by INKVOICE_* environment variables; /docs/settings of the running service lists them. The most useful:

  INKVOICE_PORT           port to listen on (3000)
  INKVOICE_HOST           address to listen on (127.0.0.1; 0.0.0.0 for the network)
  INKVOICE_DATA_DIR       folder for the database and the files (./data)
  INKVOICE_DATABASE_URL   PostgreSQL instead of SQLite
  INKVOICE_S3_BUCKET      S3 bucket instead of the folder
  INKVOICE_ROLE           all, api or worker

SIGTERM or Ctrl-C stops it: documents in progress are finished or released within 20 seconds. The exit code is 78 where a setting
or key is wrong or missing, so that it is not started again, and 1 after any other failed start.`;

/** EX_CONFIG of sysexits.h: deploy/inkvoice.service does not start again after it. */
const settingsExitCode = 78;
const stopLimitMs = 20_000;

/** Path of the bundled example, relative to this folder if possible. */
export function examplePath(folder: string): string {
  const example = fileURLToPath(new URL("../../../../../examples/invoice.pdf", import.meta.url));
  const near = relative(folder, example);
  return near.startsWith("..") ? example : near;
}

function startMessage(service: RunningService): string {
  const { url, firstKey, claimUrl } = service;
  const lines = ["", `  Inkvoice is running at ${url}`, `  Documentation       ${url}/docs`];
  if (service.onlyLocal)
    lines.push("  Reachable           from this machine only; INKVOICE_HOST=0.0.0.0 opens it to the network");
  if (claimUrl) lines.push(`  Dashboard           ${claimUrl}`);
  if (firstKey && !firstKey.chosenByOperator) {
    lines.push("", "  Your API key, shown this once:", "", `    ${firstKey.key}`, "", "  Try it:", "");
    lines.push(
      `    curl -s ${url}/v1/invoices/extract -H "Authorization: Bearer ${firstKey.key}" -F file=@${examplePath(process.cwd())}`,
    );
  }
  return `${lines.join("\n")}\n`;
}

type Signals = Readonly<{ first: Promise<void>; ignore(): void }>;

/** Resolves at the first signal; the second one, or a slow shutdown, ends the process at once. */
function listenForSignals(): Signals {
  const { promise: first, resolve } = Promise.withResolvers<void>();
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    resolve();
  };
  const names = ["SIGTERM", "SIGINT"] as const;
  for (const name of names) process.on(name, stop);
  return { first, ignore: () => names.forEach((name) => void process.off(name, stop)) };
}

function warnAbout(variables: readonly string[]): void {
  for (const variable of variables) console.error(`${variable} is not a setting; is it misspelt?`);
}

async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) throw new UsageError(`serve takes no arguments, but was given "${args[0]}".`);
  // Before the start, so that no signal is lost.
  const signals = listenForSignals();
  let service: RunningService;
  try {
    const config = loadConfig(process.env);
    warnAbout(unknownSettings(process.env));
    service = await startService(config);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    signals.ignore();
    return error instanceof ConfigError ? settingsExitCode : 1;
  }
  // Flushed now, because a killed process never reaches its end.
  flushCompileCache();
  console.log(startMessage(service));
  await signals.first;
  await service.stop();
  process.exit(0);
}

export const serveCommand: Command = { name: "serve", summary: "Run the service", usage, run };
