import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import { type Command, UsageError } from "../../command.ts";
import { type DocumentToRead, type ExtractSettings, extractDocuments } from "../../extract/extract-documents.ts";
import { findDocuments } from "../../extract/find-documents.ts";
import { isJsonFile, type ResultFormat, resultFormats } from "../../extract/result-writers.ts";
import { readFlags } from "../../read-flags.ts";
import { jsonFlag } from "../../remote.ts";

const usage = `Usage: inkvoice extract FILES… [--format json|jsonl|csv|xlsx] [--out PLACE]

Reads invoices (PDF, JPG, PNG, WEBP, TIFF, HEIC, XML, EML, DOCX, XLSX) here, without a service.

  FILES               documents, folders (with everything below them), quoted patterns such as 'in/**/*.pdf', or - for
                      one document from standard input
  --format FORMAT     json   one file a document below --out; a single document without --out goes to standard output
                      jsonl  one line a document, as each is done
                      csv    one row an invoice, under the API's field names
                      xlsx   a workbook: a sheet of invoices, a sheet of line items
                      (default: what the ending of --out says, else json)
  --out PLACE         a folder for json, keeping relative paths, or for a single document a .json file; a file for the
                      other formats (default: standard output)
  --jobs N            documents read at the same time (default: one per core)
  --time-limit SEC    seconds a document may take (default: 60)
  --memory-limit MB   memory a document may take (default: 1500)
  --no-line-items     leave line items out
  --ignore-xml        read the pages only, even where a PDF carries the invoice as XML
  --recursive         accepted; folders are always read with everything below them
  --json              one JSON object a line, as --format jsonl
  --quiet             no progress, only what failed

A document that fails does not stop the others: its result says why, with the API's code, and the exit code is 1.
A document with several invoices has all of them in \`parts\`, each with its first and last page.`;

export const extractCommand: Command = {
  name: "extract",
  summary: "Read invoice files here, without a service",
  usage,
  run: runExtract,
};

const flags = {
  format: { type: "string" },
  out: { type: "string" },
  jobs: { type: "string" },
  "time-limit": { type: "string" },
  "memory-limit": { type: "string" },
  "no-line-items": { type: "boolean" },
  "ignore-xml": { type: "boolean" },
  quiet: { type: "boolean" },
  ...jsonFlag,
  // Folders are always read with everything below them.
  recursive: { type: "boolean" },
} as const;

type Flags = ReturnType<typeof readFlags<typeof flags>>["values"];

async function runExtract(args: readonly string[]): Promise<number> {
  const { values, positionals } = readFlags(args, flags);
  const settings = settingsOf(values);
  const documents = await documentsOf(positionals);
  if (documents.length === 0)
    throw new UsageError("No documents: name files, folders, patterns, or - for standard input.");
  if (settings.format === "json" && values.out === undefined && documents.length > 1) {
    throw new UsageError(
      `${documents.length} documents need --out DIR, one result each; or --format jsonl, csv or xlsx.`,
    );
  }
  if (settings.format === "json" && isJsonFile(values.out) && documents.length > 1) {
    throw new UsageError(
      `${documents.length} documents do not fit into ${values.out}: name a folder, one result each; or a .jsonl file, one line each.`,
    );
  }
  if (settings.format === "xlsx" && values.out === undefined && process.stdout.isTTY) {
    throw new UsageError("A workbook is not for the eyes: name a file with --out, or send it on with a pipe.");
  }
  return extractDocuments(documents, settings);
}

async function documentsOf(places: readonly string[]): Promise<readonly DocumentToRead[]> {
  if (!places.includes("-")) return await findDocuments(places);
  if (places.length > 1) throw new UsageError("- reads one document from standard input: name nothing else.");
  return [{ path: "-", result: "stdin.json", bytes: await buffer(process.stdin) }];
}

function formatOf({ format, out, json }: Flags): ResultFormat {
  if (json && format !== undefined) throw new UsageError("Choose one of --format and --json.");
  const wanted = format ?? (json && out === undefined ? "jsonl" : extname(out ?? "").slice(1));
  const known = resultFormats.find((each) => each === wanted);
  if (format !== undefined && !known) throw new UsageError(`--format must be one of ${resultFormats.join(", ")}.`);
  return known ?? "json";
}

function settingsOf(values: Flags): ExtractSettings {
  const size = positiveNumber("jobs", values.jobs);
  const seconds = positiveNumber("time-limit", values["time-limit"]);
  const megabytes = positiveNumber("memory-limit", values["memory-limit"]);
  return {
    format: formatOf(values),
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
