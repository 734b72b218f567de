import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { UsageError } from "./command.ts";
import { didYouMean } from "./nearest-word.ts";

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
    throw new UsageError(sentenceOf(error, Object.keys(options)));
  }
}

/** Node's messages name its own syntax and list no options. */
function sentenceOf(error: unknown, names: readonly string[]): string {
  const { code, message } = error as Error & { code?: string };
  const flag = /'(?:-\w, )?(-[^' =]*)/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const known = names.map((name) => `--${name}`);
    return `There is no option ${flag}.${didYouMean(flag, known)}`;
  }
  if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return message;
  if (message.includes("does not take an argument")) return `${flag} takes no value.`;
  if (message.includes("ambiguous"))
    return `${flag} needs a value; one that begins with a dash is written ${flag}=VALUE.`;
  return `${flag} needs a value.`;
}

/** For commands without positional arguments, which are usage errors. */
export function readFlagsOnly<Options extends ParseArgsOptionsConfig>(
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

/** The action of a command by its name; the usage error lists all, and names the nearest to a misspelt one. */
export function findAction<Action>(actions: Readonly<Record<string, Action>>, name: string): Action {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action !== undefined) return action;
  const known = Object.keys(actions);
  throw new UsageError(`Say what to do: ${known.join(", ")}.${didYouMean(name, known)}`);
}

type Action = (args: readonly string[]) => Promise<number>;

/** Runs the action named by the first argument with the others. */
export async function runAction(
  actions: Readonly<Record<string, Action>>,
  [name = "", ...args]: readonly string[],
): Promise<number> {
  return await findAction(actions, name)(args);
}
