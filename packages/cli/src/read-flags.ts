import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { UsageError } from "./command.ts";

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** The flags and the plain arguments of a command line; a flag that does not exist is a usage error. */
export function readFlags<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): Parsed<Options> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true } satisfies ParseArgsConfig) as Parsed<Options>;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
