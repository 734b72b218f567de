import { stat } from "node:fs/promises";
import { type Command, UsageError } from "./command.ts";
import { type ExtractSettings, extractDocuments } from "./extract/extract-documents.ts";
import { findDocuments } from "./extract/find-documents.ts";
import { readFlags } from "./read-flags.ts";

const usage = `inkvoice extract FILES… [--recursive DIR] --out DIR

Reads invoices (PDF, JPG, PNG, WEBP, TIFF, HEIC, XML) and writes one JSON file per document.

  FILES               documents to read
  --recursive DIR     also every document below DIR; may be given several times
  --out DIR           where results go, keeping relative paths; a single file without --out goes to stdout
  --jobs N            documents read at the same time (default: one per core)
  --time-limit SEC    seconds a document may take (default: 60)
  --memory-limit MB   memory a document may take (default: 1500)
  --no-line-items     leave line items out
  --ignore-xml        read the pages only, even where a PDF carries the invoice as XML
  --quiet             no progress, only what failed

A document that fails does not stop the others: its result says why, and the exit code is 1.`;

export const extractCommand: Command = {
  name: "extract",
  summary: "read invoices and write what they say as JSON",
  usage,
  run: runExtract,
};

const flags = {
  recursive: { type: "string", multiple: true },
  out: { type: "string" },
  jobs: { type: "string" },
  "time-limit": { type: "string" },
  "memory-limit": { type: "string" },
  "no-line-items": { type: "boolean" },
  "ignore-xml": { type: "boolean" },
  quiet: { type: "boolean" },
} as const;

type Flags = ReturnType<typeof readFlags<typeof flags>>["values"];

async function runExtract(args: readonly string[]): Promise<number> {
  const { values, positionals } = readFlags(args, flags);
  await requireFiles(positionals);
  const documents = await findDocuments(positionals, values.recursive ?? []);
  if (documents.length === 0) throw new UsageError("No documents: name files, or a folder with --recursive.");
  if (values.out === undefined && documents.length > 1) {
    throw new UsageError(`${documents.length} documents need --out DIR: one result each.`);
  }
  return extractDocuments(documents, settingsOf(values));
}

async function requireFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) throw new UsageError(`There is no file ${path}.`);
    if (!found.isFile()) throw new UsageError(`${path} is not a file. For a folder use --recursive ${path}.`);
  }
}

function settingsOf(values: Flags): ExtractSettings {
  const size = positiveNumber("jobs", values.jobs);
  const seconds = positiveNumber("time-limit", values["time-limit"]);
  const megabytes = positiveNumber("memory-limit", values["memory-limit"]);
  return {
    out: values.out,
    quiet: values.quiet ?? false,
    options: { lineItems: !values["no-line-items"], ignoreXml: values["ignore-xml"] ?? false },
    pool: {
      ...(size === undefined ? {} : { size: Math.ceil(size) }),
      ...(seconds === undefined ? {} : { timeLimitMs: seconds * 1000 }),
      ...(megabytes === undefined ? {} : { memoryLimitBytes: megabytes * 1024 * 1024 }),
    },
  };
}

function positiveNumber(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new UsageError(`--${flag} needs a number above 0, not ${text}.`);
  return value;
}
