import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ParseArgsOptionsConfig } from "node:util";
import type { Inkvoice } from "@inkvoice/sdk";
import { type Command, UsageError } from "./command.ts";
import { findAction, readFlags } from "./read-flags.ts";
import { print, remoteClient, remoteFlags, withService } from "./remote.ts";

export type RemoteOptions<Flags extends ParseArgsOptionsConfig> = ReturnType<
  typeof readFlags<Flags & typeof remoteFlags>
>["values"];

/** An action on a running service; resolves to the exit code, or to nothing for 0. */
type RemoteAction<Flags extends ParseArgsOptionsConfig> = (
  client: Inkvoice,
  options: RemoteOptions<Flags>,
  subjects: readonly string[],
) => Promise<number> | Promise<void>;

export type RemoteActions<Flags extends ParseArgsOptionsConfig> = Readonly<Record<string, RemoteAction<Flags>>>;

type Definition<Flags extends ParseArgsOptionsConfig> = Readonly<{
  name: string;
  summary: string;
  usage: string;
  /** Flags of all actions, without those that name the service. */
  flags: Flags;
  actions: RemoteActions<Flags>;
}>;

/** A command whose first argument names an action, and the others its subjects. */
export function remoteCommand<const Flags extends ParseArgsOptionsConfig>({
  flags,
  actions,
  ...command
}: Definition<Flags>): Command {
  return {
    ...command,
    async run([name = "", ...args]) {
      const { values, positionals } = readFlags(args, { ...flags, ...remoteFlags });
      const action = findAction(actions, name);
      const client = remoteClient(values);
      return await withService(async () => (await action(client, values, positionals)) ?? 0);
    },
  };
}

/** A subject of an action; `what` names it in the usage error. */
export function requireSubject(subjects: readonly string[], what: string, index = 0): string {
  const subject = subjects[index];
  if (subject) return subject;
  throw new UsageError(`Name ${what}.`);
}

/** Writes the body of a response to a file, or to standard output. */
export async function saveBody({ body }: Response, file: string | undefined): Promise<void> {
  if (!body) return;
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  await pipeline(source, file === undefined ? process.stdout : createWriteStream(file), { end: file !== undefined });
}

type Imported = Awaited<ReturnType<Inkvoice["vendors"]["importCsv"]>>;

export function printImport(json: boolean | undefined, counts: Imported): void {
  const problems = counts.errors.map(({ row, path, message }) => `  line ${row}: ${path} ${message}`);
  const sentence = `${counts.created} created, ${counts.updated} updated, ${counts.failed} left out`;
  print(json, counts, [sentence, ...problems].join("\n"));
}
