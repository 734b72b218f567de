import type { Bulk, BulkList, BulkResult } from "../contract.ts";
import { apiNames } from "../transport/api-names.ts";
import { partOf, type Source } from "../transport/file-sources.ts";
import type { Transport } from "../transport/transport.ts";
import { untilEnded, type WaitOptions } from "./poll-until-ended.ts";
import { formOf } from "./upload.ts";

/** Options of one file; they win over those of the bulk. */
export interface BulkFileOptions {
  externalId?: string;
  metadata?: Record<string, string>;
  split?: "auto" | "never" | "pages";
  /** Custom fields to look for; empty for none. */
  fields?: readonly string[];
}

export interface BulkOptions extends BulkFileOptions {
  /** Receives the event of each invoice. */
  webhookUrl?: string;
  extractLineItems?: boolean;
  /** Stored with every invoice. */
  metadata?: Record<string, string>;
  /** Options of single files by their path, for an archive or a prefix. */
  files?: Readonly<Record<string, BulkFileOptions>>;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Longer lists are sent as lines: a JSON body is limited to 1 MB, options included. */
const longListBytes = 900_000;

/** Thousands of documents in one request, with the result of each. */
export interface BulkOrders {
  /** A ZIP archive of up to 2 GB and 10 000 files; a path is streamed, never held in memory. */
  startArchive(archive: Source, options?: BulkOptions): Promise<Bulk>;
  /** Files that the service fetches from URLs. */
  startUrls(
    urls: readonly (string | (BulkFileOptions & { url: string }))[],
    options?: Omit<BulkOptions, "files">,
  ): Promise<Bulk>;
  /** Files in the account's folder of the operator's bucket. */
  startPrefix(prefix: string, options?: BulkOptions): Promise<Bulk>;
  /** One page, newest first; `cursor` is the `next_cursor` of the page before. */
  list(options?: { limit?: number; cursor?: string; signal?: AbortSignal }): Promise<BulkList>;
  get(id: string, options?: { signal?: AbortSignal }): Promise<Bulk>;
  /** Resolves once every file has ended; set `timeoutMs` for many files. */
  wait(id: string, options?: WaitOptions): Promise<Bulk>;
  /** The result of each file, one after the other. */
  results(id: string, options?: { signal?: AbortSignal }): AsyncGenerator<BulkResult>;
  /** The results as a table or an archive, as an unread response. */
  resultsFile(id: string, format: "jsonl" | "csv" | "zip", options?: { signal?: AbortSignal }): Promise<Response>;
  /** Skips files that were not started. */
  stop(id: string): Promise<Bulk>;
}

export function createBulk(transport: Transport): BulkOrders {
  const at = (id: string, rest = "") => `/bulk/${encodeURIComponent(id)}${rest}`;
  const get: BulkOrders["get"] = (id, { signal } = {}) => transport.call({ method: "GET", path: at(id), signal });
  const start = (order: object, { idempotencyKey, signal, ...options }: BulkOptions = {}): Promise<Bulk> => {
    const json = { ...order, ...optionNames(options) };
    return transport.call({ method: "POST", path: "/bulk", json, idempotencyKey, signal });
  };
  const resultsFile: BulkOrders["resultsFile"] = (id, format, { signal } = {}) =>
    transport.file({ method: "GET", path: at(id, "/results"), query: { format }, signal });

  return {
    async startArchive(archive, { idempotencyKey, signal, ...options } = {}) {
      const part = await partOf(archive);
      const form = (): FormData => formOf(optionNames(options), "archive", [part]);
      return transport.call({ method: "POST", path: "/bulk", form, idempotencyKey, signal });
    },
    startUrls(urls, options = {}) {
      const listed = urls.map((each) => (typeof each === "string" ? each : apiNames(each)));
      if (bytesOf(JSON.stringify(listed)) < longListBytes) return start({ urls: listed }, options);
      const { idempotencyKey, signal, ...given } = options;
      const lines = [apiNames(given), ...listed.map((each) => (typeof each === "string" ? { url: each } : each))];
      return transport.call({ method: "POST", path: "/bulk", lines, idempotencyKey, signal });
    },
    startPrefix: (prefix, options) => start({ prefix }, options),
    list: ({ signal, ...query } = {}) => transport.call({ method: "GET", path: "/bulk", query, signal }),
    get,
    wait: (id, options = {}) =>
      untilEnded(
        () => get(id, options),
        ({ completed_at }) => completed_at !== undefined,
        options,
      ),
    async *results(id, options) {
      const { body } = await resultsFile(id, "jsonl", options);
      if (!body) return;
      for await (const line of linesOf(body)) yield JSON.parse(line) as BulkResult;
    },
    resultsFile,
    stop: (id) => transport.call({ method: "DELETE", path: at(id) }),
  };
}

/** Paths are keys of the caller, and stay unchanged. */
const fileNames = (files: NonNullable<BulkOptions["files"]>) =>
  Object.fromEntries(Object.entries(files).map(([path, options]) => [path, apiNames(options)]));

const optionNames = ({ files, ...options }: BulkOptions) => ({
  ...apiNames(options),
  ...(files && { files: fileNames(files) }),
});

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let kept = "";
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const lines = (kept + decoder.decode(next.value, { stream: true })).split("\n");
      kept = lines.pop() ?? "";
      for (const line of lines) if (line !== "") yield line;
    }
    if (kept !== "") yield kept;
  } finally {
    // Also if the caller stops early.
    await reader.cancel().catch(() => undefined);
  }
}
