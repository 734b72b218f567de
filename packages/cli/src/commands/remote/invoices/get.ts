import { writeFile } from "node:fs/promises";
import type { InvoiceRecord } from "@inkvoice/contract";
import { bandFloors, bandNames, confidenceBands } from "@inkvoice/contract/confidence-bands";
import { type Command, UsageError } from "../../../command.ts";
import { describeInvoice } from "../../../describe-invoice.ts";
import { readFlags } from "../../../read-flags.ts";
import { remoteClient, remoteFlags, remoteUsage, withService } from "../../../remote.ts";

const bands = confidenceBands
  .map((band) => (bandFloors[band] > 0 ? `${bandNames[band]} from ${bandFloors[band]}` : `${bandNames[band]} below`))
  .join(", ");

const usage = `Usage: inkvoice get inv_… [--json] [--evidence] [--wait] [--file FILE]

Shows the extracted values, each with its confidence and band: ${bands}.

  --json       the record as the API gives it
  --evidence   with --json: also what each value was read from, and what else it might be
  --wait       until it is completed or failed
  --file FILE  also write the uploaded document there
${remoteUsage}

The exit code is 1 where the document could not be read.`;

const flags = {
  json: { type: "boolean" },
  evidence: { type: "boolean" },
  wait: { type: "boolean" },
  file: { type: "string" },
  ...remoteFlags,
} as const;

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readFlags(args, flags);
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new UsageError("Name one invoice: inkvoice get inv_…");
  const client = remoteClient(values);
  return await withService(async () => {
    if (values.wait) await client.invoices.wait(id);
    const record = await client.request<InvoiceRecord>({
      method: "GET",
      path: `/invoices/${encodeURIComponent(id)}`,
      ...(values.evidence && { query: { include: "evidence" } }),
    });
    console.log(values.json || values.evidence ? JSON.stringify(record, null, 2) : describeInvoice(record));
    if (values.file !== undefined) await saveFile(record.file_url, values.file);
    return record.status === "failed" ? 1 : 0;
  });
}

async function saveFile(url: string, path: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new UsageError(`The document cannot be fetched (status ${answer.status}).`);
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  console.error(`The document is in ${path}.`);
}

export const getCommand: Command = {
  name: "get",
  summary: "Show one invoice with its confidence, or all it says as JSON",
  usage,
  run,
};
