import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Bulk, Inkvoice } from "@inkvoice/sdk";
import { type Command, UsageError } from "../../command.ts";
import { findAction, readFlags } from "../../read-flags.ts";
import { readInput } from "../../read-input-file.ts";
import { jsonFlag, keyValues, print, remoteClient, remoteFlags, remoteUsage, withService } from "../../remote.ts";

const usage = `Usage:
  inkvoice bulk start   ARCHIVE.zip | --urls FILE | --prefix PREFIX  [--wait] [--metadata KEY=VALUE]… [--json]
  inkvoice bulk show    blk_… [--wait] [--json]
  inkvoice bulk results blk_… [--format jsonl|csv|zip] [--out FILE]
  inkvoice bulk stop    blk_… [--wait] [--json]

Extracts thousands of documents in one request: a ZIP archive, addresses that the service fetches, or the files below a prefix
of the operator's bucket.

  --urls FILE          addresses, one a line; - for standard input
  --prefix PREFIX      in the account's folder of the bucket
  --webhook-url URL    receives the event of each invoice
  --no-line-items      leave the line items out
  --metadata KEY=VAL   your own text, kept with every record; repeat it for more
  --wait               until every file has ended; the exit code is 1 if one failed or was rejected
  --out FILE           for the results (default: standard output)
  --json               the state as one JSON line
${remoteUsage}`;

const flags = {
  urls: { type: "string" },
  prefix: { type: "string" },
  "webhook-url": { type: "string" },
  "no-line-items": { type: "boolean" },
  metadata: { type: "string", multiple: true },
  wait: { type: "boolean" },
  format: { type: "string" },
  out: { type: "string" },
  ...jsonFlag,
  ...remoteFlags,
} as const;

const readArguments = (args: readonly string[]) => readFlags(args, flags);
type Options = ReturnType<typeof readArguments>["values"];
type Action = (client: Inkvoice, options: Options, subject: string | undefined) => Promise<number>;

/** Thousands of files take longer than one: a bulk is waited for up to a day. */
const longestWaitMs = 24 * 3600 * 1000;
const formats = ["jsonl", "csv", "zip"] as const;

function named(subject: string | undefined): string {
  if (subject) return subject;
  throw new UsageError("Name the bulk: blk_…");
}

async function begin(client: Inkvoice, options: Options, archive: string | undefined): Promise<Bulk> {
  const common = {
    ...(options["webhook-url"] !== undefined && { webhookUrl: options["webhook-url"] }),
    ...(options["no-line-items"] && { extractLineItems: false }),
    ...(options.metadata && { metadata: keyValues("metadata", options.metadata) }),
  };
  const sources = [archive, options.urls, options.prefix].filter((source) => source !== undefined);
  if (sources.length !== 1) throw new UsageError("Name one source: an archive, --urls or --prefix.");
  if (options.prefix !== undefined) return await client.bulk.startPrefix(options.prefix, common);
  if (archive !== undefined) return await client.bulk.startArchive(archive, common);
  const lines = (await readInput(options.urls ?? "-")).toString("utf8").split(/\r?\n/);
  return await client.bulk.startUrls(
    lines.flatMap((line) => line.trim() || []),
    common,
  );
}

async function tell(client: Inkvoice, bulk: Bulk, { wait, json }: Options): Promise<number> {
  const state = wait ? await client.bulk.wait(bulk.id, { timeoutMs: longestWaitMs }) : bulk;
  const counts = Object.entries(state.counts).map(([name, count]) => `${count} ${name}`);
  print(json, state, `${state.id}  ${state.status}  ${counts.join(", ")}`);
  return wait && state.counts.failed + state.counts.rejected > 0 ? 1 : 0;
}

const actions: Readonly<Record<string, Action>> = {
  start: async (client, options, archive) => tell(client, await begin(client, options, archive), options),
  show: async (client, options, id) => tell(client, await client.bulk.get(named(id)), options),
  stop: async (client, options, id) => tell(client, await client.bulk.stop(named(id)), options),
  async results(client, { format = "jsonl", out }, id) {
    const known = formats.find((each) => each === format);
    if (!known) throw new UsageError(`--format must be one of ${formats.join(", ")}.`);
    const { body } = await client.bulk.resultsFile(named(id), known);
    if (!body) return 0;
    const target = out === undefined ? process.stdout : createWriteStream(out);
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), target, {
      end: out !== undefined,
    });
    return 0;
  },
};

async function run([name = "", ...args]: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const action = findAction(actions, name);
  const client = remoteClient(values);
  return await withService(() => action(client, values, positionals[0]));
}

export const bulkCommand: Command = {
  name: "bulk",
  summary: "Extract thousands of documents in one request",
  usage,
  run,
};
