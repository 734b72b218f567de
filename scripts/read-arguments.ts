import { type ParseArgsConfig, parseArgs } from "node:util";

/** The arguments of a script. `--help` prints the usage; wrong arguments end it with one line and exit code 2. */
export function readArguments<const Config extends Omit<ParseArgsConfig, "args">>(
  usage: string,
  config?: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    const options = { ...config?.options, help: { type: "boolean", short: "h" } } as const;
    const parsed = parseArgs({ ...config, options });
    if (!parsed.values.help) return parsed as ReturnType<typeof parseArgs<Config>>;
  } catch (error) {
    // Node's second sentence explains its own syntax.
    const [problem] = (error as Error).message.split(". ");
    console.error(`${problem?.split("\n")[0]}: --help shows the usage.`);
    process.exit(2);
  }
  console.log(usage);
  process.exit(0);
}
