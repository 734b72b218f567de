import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { UsageError } from "./command.ts";

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** Flags and positional arguments; an unknown flag is a usage error. */
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

/** For commands without positional arguments, which are usage errors. */
export function readFlagsAlone<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): Parsed<Options>["values"] {
  const { values, positionals } = readFlags(args, options);
  if (positionals.length > 0) throw new UsageError(`Unexpected argument "${positionals[0]}".`);
  return values;
}

export function required(flag: string, value: string | undefined): string {
  if (value) return value;
  throw new UsageError(`--${flag} is missing.`);
}

/** A positive number, such as seconds. */
export function positive(flag: string, value: string): number {
  if (Number(value) > 0) return Number(value);
  throw new UsageError(`--${flag} must be a number above 0.`);
}

export function positiveWhole(flag: string, value: string): number {
  if (Number.isInteger(Number(value)) && Number(value) >= 1) return Number(value);
  throw new UsageError(`--${flag} must be a whole number from 1.`);
}
