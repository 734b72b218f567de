import { constants, createWriteStream } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvOf, sheetOf, xlsxOf } from "@inkvoice/server/tables";
import type { DocumentResult } from "./document-result.ts";
import { invoiceColumns, invoiceRows, lineColumns, lineRows } from "./result-table.ts";

export const resultFormats = ["json", "jsonl", "csv", "xlsx"] as const;
export type ResultFormat = (typeof resultFormats)[number];

/** Destination of results: one by one, or as a table at the end. */
export type ResultWriter = Readonly<{
  write(name: string, result: DocumentResult): Promise<void>;
  /** Not called after an interruption: a table is written completely or not at all. */
  finish(): Promise<void>;
}>;

const nothing = async () => undefined;

/** To a file or folder, or to standard output. */
export function resultWriter(format: ResultFormat, out: string | undefined, order: readonly string[]): ResultWriter {
  if (format === "json") return out === undefined ? jsonToOutput : jsonFiles(out);
  if (format === "jsonl") return jsonLines(out);
  return table(format, out, order);
}

const jsonToOutput: ResultWriter = {
  async write(_name, result) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  },
  finish: nothing,
};

/** Whether `out` names the file of a single result instead of a folder. */
export function isJsonFile(out: string | undefined): boolean {
  return out !== undefined && extname(out).toLowerCase() === ".json";
}

function jsonFiles(out: string): ResultWriter {
  const placeOf = (name: string) => (isJsonFile(out) ? out : join(out, name));
  return {
    write: (name, result) => writeAtomically(placeOf(name), [`${JSON.stringify(result, null, 2)}\n`]),
    finish: nothing,
  };
}

/** One line per document, as soon as it is done. */
function jsonLines(out: string | undefined): ResultWriter {
  const file = out === undefined ? undefined : createWriteStream(out, { mode: 0o600 });
  return {
    async write(_name, result) {
      (file ?? process.stdout).write(`${JSON.stringify(result)}\n`);
    },
    async finish() {
      if (!file) return;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      file.on("error", reject);
      file.end(resolve);
      await promise;
    },
  };
}

/** In the order of the arguments, whatever the order of completion. */
function table(format: "csv" | "xlsx", out: string | undefined, order: readonly string[]): ResultWriter {
  const results = new Map<string, DocumentResult>();
  return {
    async write(name, result) {
      results.set(name, result);
    },
    async finish() {
      const ordered = order.flatMap((name) => results.get(name) ?? []);
      const chunks = format === "csv" ? csvOf(invoiceColumns, [invoiceRows(ordered)]) : workbookOf(ordered);
      if (out === undefined) await pipeline(Readable.from(chunks), process.stdout, { end: false });
      else await writeAtomically(out, chunks);
    },
  };
}

function workbookOf(results: readonly DocumentResult[]): Readable {
  return xlsxOf([
    sheetOf("Invoices", invoiceColumns, [invoiceRows(results)]),
    sheetOf("Line items", lineColumns, [lineRows(results)]),
  ]);
}

/** Writes atomically: an interrupted run leaves no partial result. */
export async function writeAtomically(
  path: string,
  chunks: Iterable<string> | AsyncIterable<string | Buffer>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Private, and never through an existing link: results are invoices.
  const flag = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;
  await writeFile(`${path}.partial`, chunks, { flag: flag as unknown as string, mode: 0o600 });
  await rename(`${path}.partial`, path);
}
