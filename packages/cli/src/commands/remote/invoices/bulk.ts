import type { Bulk, Inkvoice } from "@inkvoice/sdk";
import { UsageError } from "../../../command.ts";
import { readInput, requireFile } from "../../../read-input-file.ts";
import { jsonFlag, keyValues, print, remoteUsage } from "../../../remote.ts";
import {
  type RemoteActions,
  type RemoteOptions,
  remoteCommand,
  requireSubject,
  saveBody,
} from "../../../remote-command.ts";

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
} as const;

type Options = RemoteOptions<typeof flags>;

/** Thousands of files take longer than one: a bulk is waited for up to a day. */
const longestWaitMs = 24 * 3600 * 1000;
const formats = ["jsonl", "csv", "zip"] as const;

const bulkId = (subjects: readonly string[]) => requireSubject(subjects, "the bulk: blk_…");

async function begin(client: Inkvoice, options: Options, archive: string | undefined): Promise<Bulk> {
  const common = {
    ...(options["webhook-url"] !== undefined && { webhookUrl: options["webhook-url"] }),
    ...(options["no-line-items"] && { extractLineItems: false }),
    ...(options.metadata && { metadata: keyValues("metadata", options.metadata) }),
  };
  const sources = [archive, options.urls, options.prefix].filter((source) => source !== undefined);
  if (sources.length !== 1) throw new UsageError("Name one source: an archive, --urls or --prefix.");
  if (options.prefix !== undefined) return await client.bulk.startPrefix(options.prefix, common);
  if (archive !== undefined) {
    await requireFile(archive);
    return await client.bulk.startArchive(archive, common);
  }
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

const actions: RemoteActions<typeof flags> = {
  start: async (client, options, [archive]) => tell(client, await begin(client, options, archive), options),
  show: async (client, options, subjects) => tell(client, await client.bulk.get(bulkId(subjects)), options),
  stop: async (client, options, subjects) => tell(client, await client.bulk.stop(bulkId(subjects)), options),
  async results(client, { format = "jsonl", out }, subjects) {
    const known = formats.find((each) => each === format);
    if (!known) throw new UsageError(`--format must be one of ${formats.join(", ")}.`);
    await saveBody(await client.bulk.resultsFile(bulkId(subjects), known), out);
  },
};

export const bulkCommand = remoteCommand({
  name: "bulk",
  summary: "Extract thousands of documents in one request",
  usage,
  flags,
  actions,
});
