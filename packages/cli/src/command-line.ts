import manifest from "../package.json" with { type: "json" };
import { type Command, commandGroups, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { didYouMean } from "./nearest-word.ts";

const usageExitCode = 2;

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const sections = Object.entries(commandGroups).flatMap(([group, title]) => [
    `${title}:`,
    ...commands
      .filter((command) => command.group === group)
      .map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`),
    "",
  ]);
  return [
    "Inkvoice reads invoices: upload a file, get every field back.",
    "",
    "Usage: inkvoice [command] [options]      Without a command it runs the service.",
    "",
    ...sections,
    "inkvoice help <command> says more about each; inkvoice --version which this is.",
  ].join("\n");
}

const asksForHelp = (argument: string | undefined) => argument === "--help" || argument === "-h";
const asksForVersion = (argument: string | undefined) => argument === "--version" || argument === "-v";

/** A sentence instead of a stack for system errors, such as a folder without write permission. */
function systemSentence(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("path" in error)) return undefined;
  return `${String(error.path)}: ${error.message}`;
}

/** Runs one command line and resolves to its exit code. Without a command it runs the service, as `npx` users expect. */
export async function runCommandLine([name = "serve", ...args]: readonly string[]): Promise<number> {
  if (asksForVersion(name)) {
    console.log(manifest.version);
    return 0;
  }
  if (asksForHelp(name) || (name === "help" && (args[0] === undefined || asksForHelp(args[0])))) {
    console.log(overview());
    return 0;
  }
  if (name === "help") return await runCommandLine([args[0] ?? "", "--help"]);
  const entry = commands.find((command) => command.name === name);
  if (!entry) {
    const nearest = didYouMean(name, ["--version", "--help", ...commands.map((command) => command.name)]);
    console.error(`There is no command "${name}".${nearest}\ninkvoice help lists all commands.`);
    return usageExitCode;
  }
  const command = await entry.load();
  if (!args.some(asksForHelp)) return await runCommand(command, args);
  console.log(command.usage);
  return 0;
}

async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  try {
    return await command.run(args);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${command.usage}`);
      return usageExitCode;
    }
    const sentence = systemSentence(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    return 1;
  }
}
