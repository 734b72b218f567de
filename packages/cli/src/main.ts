import { UsageError } from "./command.ts";
import { commands } from "./commands.ts";

const usageExitCode = 2;

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  return [
    "Inkvoice reads invoices: upload a file, get every field back.",
    "",
    "Usage: inkvoice <command> [options]",
    "",
    ...lines,
    "",
    "inkvoice <command> --help says more about each.",
  ].join("\n");
}

function wantsHelp(args: readonly string[]): boolean {
  return args.includes("--help") || args.includes("-h");
}

/** Runs one command line and returns its exit code. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    console.log(overview());
    return name === undefined ? usageExitCode : 0;
  }
  const entry = commands.find((command) => command.name === name);
  if (!entry) {
    console.error(`There is no command "${name}".\n\n${overview()}`);
    return usageExitCode;
  }
  const command = await entry.load();
  if (wantsHelp(args)) {
    console.log(command.usage);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${command.usage}`);
    return usageExitCode;
  }
}

process.exitCode = await main(process.argv.slice(2));
