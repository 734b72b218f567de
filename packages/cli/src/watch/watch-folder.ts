import { createHash } from "node:crypto";
import { basename, join, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Inkvoice } from "@inkvoice/sdk";
import {
  type IncomingDocument,
  type IngestContext,
  type IngestResult,
  ingestDocument,
  markSettled,
  openIngest,
  resultFile,
} from "../ingest/ingest-document.ts";
import { type Journal, openJournal } from "../ingest/journal.ts";
import type { RetryCallback } from "../ingest/retry-while-unavailable.ts";
import {
  doneFolder,
  failedFolder,
  journalFile,
  moveWithResult,
  readPlainFile,
  WatchedFolder,
} from "./watched-folder.ts";

export type WatchSettings = Readonly<{
  folder: string;
  /** Files processed at the same time. */
  jobs: number;
  /** How long a file must be unchanged. */
  settleMs: number;
  /** Stop when nothing is left. */
  once: boolean;
  signal: AbortSignal;
  onEnd(path: string, result: IngestResult): void;
  onRetry: RetryCallback;
}>;

export type WatchOutcome = Readonly<{ done: number; failed: number }>;

const mostLookMs = 1000;

/** Uploads each file in the folder once, and moves it to `done` or `failed` with its result. */
export async function watchFolder(client: Inkvoice, settings: WatchSettings): Promise<WatchOutcome> {
  const journal = await openJournal(join(settings.folder, journalFile));
  try {
    return await watchWith(client, journal, settings);
  } finally {
    await journal.close();
  }
}

async function watchWith(client: Inkvoice, journal: Journal, settings: WatchSettings): Promise<WatchOutcome> {
  const stop = new AbortController();
  const signal = AbortSignal.any([settings.signal, stop.signal]);
  const ingest = openIngest(client, journal, { signal, onRetry: settings.onRetry });
  const outcome = { done: 0, failed: 0 };
  let problem: unknown;
  const take = async (path: string): Promise<void> => {
    try {
      const result = await ingestPath(path, settings.folder, ingest);
      if (!result) return;
      outcome[result.ok ? "done" : "failed"]++;
      settings.onEnd(path, result);
    } catch (error) {
      // An error such as a wrong key concerns all files.
      problem ??= error;
      stop.abort(error);
    }
  };
  await takeReadyFiles(take, settings, signal);
  if (problem !== undefined && !settings.signal.aborted) throw problem;
  return outcome;
}

/** Takes settled files, `jobs` at a time, until the signal or, with `once`, until none is left. */
async function takeReadyFiles(
  take: (path: string) => Promise<void>,
  { folder, settleMs, jobs, once }: WatchSettings,
  signal: AbortSignal,
): Promise<void> {
  const watched = new WatchedFolder(folder, settleMs);
  const underway = new Map<string, Promise<void>>();
  const start = (path: string) =>
    underway.set(
      path,
      take(path).finally(() => underway.delete(path)),
    );
  while (!signal.aborted) {
    const { ready, unsettled } = await watched.look(Date.now());
    for (const path of ready) {
      if (underway.size >= jobs) break;
      if (!underway.has(path)) start(path);
    }
    if (once && underway.size + unsettled === 0) break;
    const pause = sleep(Math.min(settleMs || 1, mostLookMs), undefined, { signal }).catch(() => undefined);
    // A free slot is filled at once.
    await (ready.length > underway.size ? Promise.race([pause, ...underway.values()]) : pause);
  }
  await Promise.all(underway.values());
}

/** Undefined if the file disappeared, or the watch ends. */
async function ingestPath(path: string, folder: string, ingest: IngestContext): Promise<IngestResult | undefined> {
  const bytes = await readPlainFile(folder, path).catch(() => undefined);
  if (!bytes) return undefined;
  const document = documentOf(path, bytes);
  try {
    const result = await ingestDocument(document, ingest);
    await moveWithResult(folder, path, result.ok ? doneFolder : failedFolder, resultFile(result));
    await markSettled(document, result, ingest);
    return result;
  } catch (error) {
    if (ingest.signal.aborted) return undefined;
    throw error;
  }
}

/** The same name with the same content is the same file. */
function documentOf(path: string, bytes: Uint8Array): IncomingDocument {
  const name = path.split(sep).join("/");
  const key = createHash("sha256").update(`folder\n${name}\n`).update(bytes).digest("hex");
  return { key, filename: basename(path), bytes, metadata: { source: "folder", path: name.slice(-500) } };
}
