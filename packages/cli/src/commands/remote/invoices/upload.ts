import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { type Inkvoice, InkvoiceError, type UploadOptions as SendOptions, WaitTimeoutError } from "@inkvoice/sdk";
import { type Command, UsageError } from "../../../command.ts";
import { describeInvoice } from "../../../describe-invoice.ts";
import { readFlags } from "../../../read-flags.ts";
import { readInputFile } from "../../../read-input-file.ts";
import { jsonFlag, keyValues, remoteClient, remoteFlags, remoteUsage, withService } from "../../../remote.ts";

const usage = `Usage: inkvoice upload FILE… [--wait] [--external-id ID] [--metadata KEY=VALUE]… [--json]

Uploads invoices to a running service and prints their ids; with --wait also their data.

  --wait              wait until each is completed or failed; the exit code is 1 if one failed
  --webhook-url URL   receives the event of these invoices
  --no-line-items     leave the line items out
  --external-id ID    your own id of the document
  --metadata KEY=VAL  your own text, kept with the record; repeat it for more
  --split HOW         whether a file may hold several invoices: auto, never or pages (one for each page)
  --fields NAME,…     only these custom fields; empty for none
  --json              print the records as JSON, one a line
${remoteUsage}`;

const flags = {
  wait: { type: "boolean" },
  "webhook-url": { type: "string" },
  "no-line-items": { type: "boolean" },
  "external-id": { type: "string" },
  metadata: { type: "string", multiple: true },
  split: { type: "string" },
  fields: { type: "string" },
  ...jsonFlag,
  ...remoteFlags,
} as const;

type UploadOptions = ReturnType<typeof readFlags<typeof flags>>["values"];

const splits = ["auto", "never", "pages"] as const;

function sendOptions(options: UploadOptions): SendOptions {
  const { split, fields, metadata } = options;
  const known = splits.find((each) => each === split);
  if (split !== undefined && !known) throw new UsageError(`--split must be one of ${splits.join(", ")}.`);
  return {
    ...(options["webhook-url"] !== undefined && { webhookUrl: options["webhook-url"] }),
    ...(options["no-line-items"] && { extractLineItems: false }),
    ...(options["external-id"] !== undefined && { externalId: options["external-id"] }),
    ...(metadata && { metadata: keyValues("metadata", metadata) }),
    ...(known && { split: known }),
    ...(fields !== undefined && { fields: fields.split(",").flatMap((name) => name.trim() || []) }),
  };
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function uploadOne(client: Inkvoice, path: string, options: UploadOptions): Promise<boolean> {
  if (await isFolder(path))
    throw new UsageError(`${path} is a folder. To upload its files: inkvoice watch ${path} --once`);
  const content = await readInputFile(path);
  const uploaded = await client.invoices.extract({ content, filename: basename(path) }, sendOptions(options));
  if (!options.wait) {
    console.log(options.json ? JSON.stringify(uploaded) : `${uploaded.id}  ${uploaded.status}  ${path}`);
    return true;
  }
  console.error(`${uploaded.id}  ${path}: waiting until it is read …`);
  const invoice = await client.invoices.wait(uploaded.id);
  console.log(options.json ? JSON.stringify(invoice) : describeInvoice(invoice));
  return invoice.status === "completed";
}

async function run(args: readonly string[]): Promise<number> {
  const { values: options, positionals: files } = readFlags(args, flags);
  if (files.length === 0) throw new UsageError("Name at least one file.");
  sendOptions(options);
  const client = remoteClient(options);
  return await withService(async () => {
    let allFine = true;
    for (const path of files) {
      const isFine = await uploadOne(client, path, options).catch((error: unknown) => {
        if (!(error instanceof InkvoiceError || error instanceof WaitTimeoutError)) throw error;
        console.error(`${path}: ${error instanceof InkvoiceError ? `${error.code}: ` : ""}${error.message}`);
        return false;
      });
      allFine &&= isFine;
    }
    return allFine ? 0 : 1;
  });
}

export const uploadCommand: Command = {
  name: "upload",
  summary: "Upload invoices to a running service",
  usage,
  run,
};
